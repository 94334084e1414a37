import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatted } from '../../../scripts/lib/formatted.mjs';
import { splitEndpoints } from './split-endpoints.mjs';
import { writeIfChanged } from '../../../scripts/lib/write-if-changed.mjs';
import { asInCode, wireTypes } from './wire-types.mjs';

const here = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const contract = join(here, '../contract/src');
const generated = join(here, 'src/generated');
const PREFIX = '/api';

/**
 * The OpenAPI document with the names of the code, and without the base address in its paths: clients choose the base
 * address.
 */
const description = (() => {
  const api = asInCode(JSON.parse(readFileSync(join(here, '../../api/openapi.json'), 'utf8')));
  const paths = Object.entries(api.paths).map(([path, calls]) => [path.replace(PREFIX, ''), calls]);
  return { ...api, paths: Object.fromEntries(paths) };
})();

const describedIn = (parameters, place) =>
  Object.fromEntries(
    parameters
      .filter(({ in: where }) => where === place)
      .map(({ name, required, schema }) => [name, { required, schema }]),
  );

/**
 * The input of each call, for the stub server of page tests: its query, its body, and whether it stores
 * Idempotency-Keys. Fields that the API ignores are left out.
 */
function takenByCalls() {
  const { paths, components } = description;
  const bodyOf = (body) => {
    const name = body?.content['application/json']?.schema.$ref?.split('/').at(-1);
    if (name === undefined) return undefined;
    const { properties, required = [] } = components.schemas[name];
    const fields = Object.entries(properties).filter(([, { deprecated }]) => !deprecated);
    return Object.fromEntries(fields.map(([key, schema]) => [key, { required: required.includes(key), schema }]));
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => [
      `${method.toUpperCase()} ${path}`,
      {
        keyed: 'Idempotency-Key' in describedIn(parameters, 'header'),
        query: describedIn(parameters, 'query'),
        body: bodyOf(requestBody),
      },
    ]),
  );
  return Object.fromEntries(calls);
}

/** Writes the endpoints with their hooks; types come from the contract. */
async function writeCalls() {
  const scratch = mkdtempSync(join(tmpdir(), 'kaaj-api-client-'));
  try {
    const file = join(scratch, 'openapi.json');
    const all = join(scratch, 'all.ts');
    writeFileSync(file, JSON.stringify(description));
    const manifest = require.resolve('@rtk-query/codegen-openapi/package.json');
    const bin = join(dirname(manifest), require(manifest).bin['rtk-query-codegen-openapi']);
    execFileSync(process.execPath, [bin, './scripts/codegen.config.cjs'], {
      cwd: here,
      env: { ...process.env, OPENAPI_FILE: file, CALLS_FILE: all },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    writeFileSync(all, await formatted(join(generated, 'all.ts'), readFileSync(all, 'utf8')));
    splitEndpoints(all, generated, join(here, 'src/tags.ts'), Object.keys(description.components.schemas));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Writes the types of the contract that API and pages share. */
async function writeShapes() {
  const file = join(contract, 'generated/wire.ts');
  const text = await wireTypes(description, contract);
  writeIfChanged(file, await formatted(file, text));
}

for (const folder of [generated, join(contract, 'generated')]) mkdirSync(folder, { recursive: true });
await writeShapes();
await writeCalls();
writeIfChanged(join(generated, 'calls.json'), `${JSON.stringify(takenByCalls(), null, 2)}\n`);
