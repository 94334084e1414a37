import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../src/migrations');

/** SHA-256 of each released migration. Installations have run them: a change of tables needs a new migration. */
const RELEASED: Readonly<Record<string, string>> = {
  'mysql/1795943721204-baseline.ts': 'b3407d3c60f04a9fa40558d2792be6f4d5cece2362c575a208a813e90f07ffbb',
  'sqlite/1795943718392-baseline.ts': '6ec452dfc25094411018004485eec495d9f88ab12f34339cd592d9fe73617453',
};

describe('a released migration', () => {
  it.each(Object.entries(RELEASED))('%s is unchanged', (file, hash) => {
    expect(
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    ).toBe(hash);
  });

  it('comes before every unreleased migration', () => {
    for (const engine of ['mysql', 'sqlite']) {
      const files = readdirSync(join(FOLDER, engine)).filter((file) => /^\d+-/.test(file));
      const released = files.filter((file) => `${engine}/${file}` in RELEASED).sort();
      expect(released.length).toBeGreaterThan(0);
      expect([...files].sort().slice(0, released.length)).toEqual(released);
    }
  });
});
