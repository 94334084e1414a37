const { createHash } = require('node:crypto');
const { default: Sequencer } = require('@jest/test-sequencer');

/** With --randomize the seed decides the order of the files; the runner does not change the order within a file. */
module.exports = class RandomSequencer extends Sequencer {
  constructor(options) {
    super(options);
    this.config = options.globalConfig;
  }

  sort(tests) {
    const { randomize, seed } = this.config;
    if (!randomize) return super.sort(tests);
    const place = ({ path }) => createHash('sha1').update(`${seed} ${path}`).digest('hex');
    return [...tests].sort((one, other) => (place(one) < place(other) ? -1 : 1));
  }
};
