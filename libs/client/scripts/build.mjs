import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const here = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const manifest = require.resolve('typescript/package.json');
const tsc = join(dirname(manifest), 'bin/tsc');

/** Declarations import `./a.ts`, which the package does not contain; consumers' compilers need `./a.js`. */
function nameFilesAsShipped(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((each) => each.endsWith('.d.ts'))) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
  }
}

rmSync(join(here, 'dist'), { recursive: true, force: true });
for (const [format, module] of [
  ['esm', 'ESNext'],
  ['cjs', 'CommonJS'],
]) {
  const outDir = join(here, 'dist', format);
  const args = ['-p', join(here, 'tsconfig.build.json'), '--module', module, '--outDir', outDir];
  execFileSync(process.execPath, [tsc, ...args], { stdio: 'inherit' });
  nameFilesAsShipped(outDir);
  const type = format === 'esm' ? 'module' : 'commonjs';
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify({ type })}\n`);
}
