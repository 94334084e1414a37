import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './build.mjs';
import { root } from './root.mjs';

it('a change of any file below a src folder, tests aside, is built anew', () => {
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
