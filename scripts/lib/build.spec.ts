import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outcomeIn, sourceFiles } from './build.mjs';
import { root } from './root.mjs';

it('a change of any file below a src folder, tests excepted, is rebuilt', () => {
  const workspaces = [...readdirSync(root), ...readdirSync(join(root, 'libs')).map((name) => join('libs', name))];
  const below = workspaces
    .map((workspace) => join(root, workspace, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.spec\.[jt]sx?$|\.md$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name)),
    );
  const taken = new Set(sourceFiles());
  expect(below.length).toBeGreaterThan(100);
  expect(below.filter((path) => !taken.has(path))).toEqual([]);
});

it('a built folder that was removed is rebuilt, also when another project never has one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaaj-build-'));
  const [shell, remote, never] = ['shell', 'remote', 'never'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const built of [shell, remote]) {
    mkdirSync(built);
    writeFileSync(join(built, 'index.js'), '');
  }
  const folders = [shell, never, remote];
  const before = outcomeIn(folders);
  expect(outcomeIn(folders)).toBe(before);
  rmSync(shell, { recursive: true });
  expect(outcomeIn(folders)).not.toBe(before);
  rmSync(folder, { recursive: true });
});
