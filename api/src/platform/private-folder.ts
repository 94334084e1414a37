import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What Kaaj keeps in its data folder; whatever else lies there is not ours to touch. */
const OURS = /^(kaaj\.sqlite.*|secrets|images|outbox|backups)$/;

const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;

/**
 * Everything this process writes from now on is for its own user alone, whatever the shell's umask says, and so is the folder.
 * Answers with what others could read until now: a folder that is closed closes what is below it.
 */
export function restrictPermissions(folder: string): readonly string[] {
  process.umask(OTHERS);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const inside = readdirSync(folder).filter((name) => OURS.test(name));
  return [folder, ...inside.map((name) => join(folder, name))].filter(narrow);
}

function narrow(path: string): boolean {
  const { mode, uid } = statSync(path);
  // A folder like /tmp belongs to everybody, and what is another user's only that one can change.
  if (!(mode & OTHERS) || mode & SHARED_BY_ALL || uid !== process.getuid?.()) return false;
  chmodSync(path, mode & 0o7777 & ~OTHERS);
  return true;
}
