import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { TEST_SETTINGS, type World } from '../world';

const ADMIN = join(__dirname, '../../dist/admin.js');

/** The owner's command line (npm run admin), on the same database. */
export function ownerSays(
  world: World,
  words: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ status: number; output: string }> {
  const env = { ...TEST_SETTINGS, ...world.settings, PATH: process.env['PATH'], ...settings };
  return new Promise((resolve) =>
    execFile(process.execPath, [ADMIN, ...words], { env }, (error, out, err) =>
      resolve({ status: error === null ? 0 : Number(error.code), output: out + err }),
    ),
  );
}
