require('./compiled-modules.cjs');
require('./jsdom-styles.cjs');
const { TestEnvironment: BrowserEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'fetch',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
];

/** jsdom, with what Node has and jsdom lacks. */
class Environment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    Object.defineProperty(this.global.crypto, 'subtle', { configurable: true, value: crypto.subtle });
    const channels = (this.channels = []);
    /** An open channel keeps a process alive, but not a page. */
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        this.unref();
        channels.push(this);
      }
    };
    const { href } = this.global.location;
    /** As in a page, an address may be relative. */
    this.global.Request = class extends Request {
      constructor(input, init) {
        super(typeof input === 'string' ? new URL(input, href) : input, init);
      }
    };
  }

  /** Removes the listeners of the closed window; the next test file runs in the same process. */
  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}

module.exports = Environment;
