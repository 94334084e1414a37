import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { bin } from '../../scripts/lib/bin.mjs';

const bench = join(import.meta.dirname, '..');

/** Compiles the usual server as the API is compiled, and answers the path of its main script. */
export function compileUsualServer() {
  execFileSync(
    process.execPath,
    [bin('@swc/cli', 'swc'), 'usual', '-d', '../dist', '--config-file', '../../api/.swcrc', '--quiet'],
    { cwd: join(bench, 'load'), stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return join(bench, 'dist/usual/main.js');
}
