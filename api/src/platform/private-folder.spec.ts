import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../../test/support/processes';
import { TEST_SETTINGS } from '../../test/test-app';
import { restrictPermissions } from './private-folder';

const mode = (path: string) => (statSync(path).mode & 0o7777).toString(8);

describe('the data folder', () => {
  let folder: string;
  let umask: number;
  beforeEach(() => {
    umask = process.umask(0);
    folder = mkdtempSync(join(tmpdir(), 'kaaj-private-'));
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  });

  it('S19 is accessible to its own user only, with all files a process adds, for any umask', async () => {
    const data = join(folder, 'data');
    const api = await ApiProcess.start({ ...TEST_SETTINGS, DATA_DIR: data });
    try {
      const entries = readdirSync(data, { recursive: true }).map((name) => join(data, String(name)));
      expect(entries.map((path) => path.slice(data.length + 1))).toEqual(
        expect.arrayContaining(['kaaj.sqlite', 'kaaj.sqlite-wal', 'secrets']),
      );
      for (const path of [data, ...entries]) {
        expect(`${path} ${mode(path)}`).toBe(`${path} ${statSync(path).isDirectory() ? '700' : '600'}`);
      }
    } finally {
      await api.stop();
    }
  });

  it('is restricted when it was wider, with one log entry, and foreign files stay as they are', () => {
    chmodSync(folder, 0o755);
    mkdirSync(join(folder, 'images'), { mode: 0o755 });
    writeFileSync(join(folder, 'kaaj.sqlite'), '', { mode: 0o644 });
    writeFileSync(join(folder, 'notes.txt'), '', { mode: 0o644 });
    expect(restrictPermissions(folder)).toEqual([folder, join(folder, 'images'), join(folder, 'kaaj.sqlite')]);
    expect(['', 'images', 'kaaj.sqlite', 'notes.txt'].map((name) => mode(join(folder, name)))).toEqual([
      '700',
      '700',
      '600',
      '644',
    ]);
    expect(restrictPermissions(folder)).toEqual([]);
  });

  it('is restricted when another process deletes a file of it meanwhile', () => {
    symlinkSync(join(folder, 'deleted'), join(folder, 'kaaj.sqlite-journal'));
    writeFileSync(join(folder, 'kaaj.sqlite'), '', { mode: 0o644 });
    expect(restrictPermissions(folder)).toEqual([join(folder, 'kaaj.sqlite')]);
  });

  it('stays open to others when it is a shared folder', () => {
    chmodSync(folder, 0o1777);
    expect(restrictPermissions(folder)).toEqual([]);
    expect(mode(folder)).toBe('1777');
  });
});
