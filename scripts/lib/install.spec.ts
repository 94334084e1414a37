import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';

describe('the installed packages', () => {
  let folder: string;
  const lock = (file: string, packages: object) => writeFileSync(join(folder, file), JSON.stringify({ packages }));
  const installed = (packages: object) => {
    mkdirSync(join(folder, 'node_modules'));
    lock('node_modules/.package-lock.json', packages);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-install-'));
    lock('package-lock.json', {
      '': {},
      api: { version: '0.1.0' },
      'node_modules/@kaaj/api': { resolved: 'api', link: true },
      'node_modules/tool': { version: '1.0.0' },
      'node_modules/tool-win32': { version: '1.0.0', optional: true },
      'api/node_modules/tool': { version: '2.0.0' },
    });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is nothing in a fresh clone, and after an install that was cut off', () => {
    expect(isInstalled(folder)).toBe(false);
    mkdirSync(join(folder, 'node_modules/tool'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });

  it('is enough when every version fits, whatever other platforms would have', () => {
    installed({ 'node_modules/tool': { version: '1.0.0' }, 'api/node_modules/tool': { version: '2.0.0' } });
    expect(isInstalled(folder)).toBe(true);
  });

  it('is too old when the lock file moved on', () => {
    installed({ 'node_modules/tool': { version: '1.0.0' }, 'api/node_modules/tool': { version: '1.9.0' } });
    expect(isInstalled(folder)).toBe(false);
  });
});
