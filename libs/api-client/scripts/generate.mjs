import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const here = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const schema = process.env.OPENAPI_FILE ?? join(here, '../../api/openapi.json');

function run(packageName, bin, ...args) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const file = join(dirname(manifest), require(manifest).bin[bin]);
  execFileSync(process.execPath, [file, ...args], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, OPENAPI_FILE: schema },
  });
}

mkdirSync(join(here, 'src/generated'), { recursive: true });
run('@rtk-query/codegen-openapi', 'rtk-query-codegen-openapi', './scripts/codegen.config.cjs');
run('openapi-typescript', 'openapi-typescript', schema, '-o', 'src/generated/schema.ts');
