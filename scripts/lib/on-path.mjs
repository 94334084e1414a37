import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The absolute path of the first of these programs that this machine has, or undefined. */
export function onPath(...names) {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
