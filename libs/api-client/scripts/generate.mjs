import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOneFileACall } from './one-file-a-call.mjs';
import { runBin, writeTypes } from './typed-schema.mjs';

const here = join(import.meta.dirname, '..');
const PREFIX = '/api';

const describedIn = (parameters, place) =>
  Object.fromEntries(
    parameters
      .filter(({ in: where }) => where === place)
      .map(({ name, required, schema }) => [name, { required, schema }]),
  );

/**
 * What the API takes by each call, for the stand-in of page tests: whether it keeps Idempotency-Keys, its query and its body.
 * Fields that it ignores are left out.
 */
function takenByCalls() {
  const { paths, components } = JSON.parse(describedBelowBase());
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

/** The API's own description with the base address taken off the paths: clients choose where the API lives. */
function describedBelowBase() {
  const api = JSON.parse(readFileSync(join(here, '../../api/openapi.json'), 'utf8'));
  const paths = Object.entries(api.paths).map(([path, calls]) => [path.replace(PREFIX, ''), calls]);
  return JSON.stringify({ ...api, paths: Object.fromEntries(paths) });
}

const scratch = mkdtempSync(join(tmpdir(), 'kaaj-api-client-'));
try {
  const description = join(scratch, 'openapi.json');
  writeFileSync(description, describedBelowBase());
  process.env.OPENAPI_FILE = description;
  mkdirSync(join(here, 'src/generated'), { recursive: true });
  runBin('@rtk-query/codegen-openapi', 'rtk-query-codegen-openapi', './scripts/codegen.config.cjs');
  writeOneFileACall(join(here, 'src/generated'), join(here, 'src/tags.ts'));
  writeTypes(description, 'src/generated/schema.ts');
  writeFileSync(join(here, 'src/generated/calls.json'), `${JSON.stringify(takenByCalls(), null, 2)}\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
