import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('the browser of the journeys', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'kaaj-browsers-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const have = (name: string) => {
    const path = join(folder, name);
    writeFileSync(path, '', { mode: 0o755 });
    return path;
  };

  /** What is found by a process whose programs lie in the folder. */
  const found = (given = '') => {
    const ask = 'process.stdout.write(String(await (await import(process.argv[1])).findHeadless()))';
    return execFileSync(process.execPath, ['--input-type=module', '-e', ask, join(__dirname, 'system-tools.mjs')], {
      env: { PATH: folder, CHROMIUM_PATH: given },
      encoding: 'utf8',
    });
  };

  it('is the headless shell before any Chromium', () => {
    have('google-chrome');
    const shell = have('chromium-headless-shell');
    expect(found()).toBe(shell);
  });

  it('is a Chromium when there is no headless shell', () => {
    const chrome = have('google-chrome');
    expect(found()).toBe(chrome);
  });

  it('is the path of CHROMIUM_PATH, if it is set', () => {
    have('chromium-headless-shell');
    const given = have('of-mine');
    expect(found(given)).toBe(given);
  });
});
