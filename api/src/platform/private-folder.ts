import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files of Kaaj in its data folder; permissions of other files are not changed. */
const OURS = /^(kaaj\.sqlite.*|secrets|images|outbox|backups)$/;

const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;

/**
 * Restricts the folder and all future files of this process to its user, regardless of the umask. Returns the paths
 * that others could read before. Restricting a folder also covers what is below it.
 */
export function restrictPermissions(folder: string): readonly string[] {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const inside = readdirSync(folder).filter((name) => OURS.test(name));
  return [folder, ...inside.map((name) => join(folder, name))].filter(narrow);
}

function narrow(path: string): boolean {
  // Another process on this folder may have deleted the journal meanwhile.
  const { mode, uid } = statSync(path, { throwIfNoEntry: false }) ?? { mode: 0, uid: 0 };
  // Skips shared folders such as /tmp, and files of other users, which only those can change.
  if (!(mode & OTHERS) || mode & SHARED_BY_ALL || uid !== process.getuid?.()) return false;
  chmodSync(path, mode & 0o7777 & ~OTHERS);
  return true;
}
