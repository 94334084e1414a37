import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The folders of the workspaces in package.json, from the root.
 * @type {string[]}
 */
export const workspaceFolders = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .workspaces.flatMap((pattern) =>
    pattern === 'libs/*' ? readdirSync(join(root, 'libs')).map((name) => `libs/${name}`) : [pattern],
  )
  .filter((folder) => existsSync(join(root, folder, 'package.json')));
