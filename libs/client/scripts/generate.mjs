import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { writeTypes } from '../../api-client/scripts/typed-schema.mjs';

const here = join(import.meta.dirname, '..');
const folder = join(here, 'src/generated');
const JSON_TYPE = 'application/json';
/** Take a form; their methods are written by hand in kaaj.ts. */
const BY_HAND = new Set(['uploadImage', 'uploadProof']);
/** Its description says that the whole call may be repeated. */
const REPEATABLE = new Set(['decideSubmissions']);

const api = JSON.parse(readFileSync(join(here, '../../api/openapi.json'), 'utf8'));

/** The calls that a key opens, with what only they need. */
function openToKeys() {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.some((way) => 'key' in way))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const paths = {};
  for (const { path, method, operation } of calls) paths[path] = { ...paths[path], [method]: operation };
  const schemas = {};
  const collect = (part) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in schemas) continue;
      schemas[name] = withoutIgnored(api.components.schemas[name]);
      collect(schemas[name]);
    }
  };
  collect(paths);
  return { calls, description: { ...api, paths, components: { ...api.components, schemas: sorted(schemas) } } };
}

/** Fields that the server takes from clients of the first hour, and ignores. */
const withoutIgnored = (schema) => ({
  ...schema,
  ...(schema.properties && {
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([, { deprecated }]) => !deprecated)),
  }),
});

const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));

const typeName = (schema, names) => {
  const short = schema.replace(/Answer$/, '');
  return short !== schema && names.includes(short) ? schema : short;
};

function writeAliases(names) {
  return [
    "import { type components } from './schema.ts';",
    "type Schemas = components['schemas'];",
    ...names.map((name) => `export type ${typeName(name, names)} = Schemas['${name}'];`),
  ].join('\n\n');
}

const successOf = ({ responses }) => responses[Object.keys(responses).find((status) => status < '300')];

/** The words of a type for what `data` holds. */
function answerType(schema, names) {
  if (schema.$ref) return typeName(schema.$ref.split('/').at(-1), names);
  if (schema.type === 'array') return `${answerType(schema.items, names)}[]`;
  return { integer: 'number', number: 'number', boolean: 'boolean', string: 'string' }[schema.type];
}

function methodFor({ path, method, operation }, names) {
  const { operationId, summary, parameters = [], requestBody, description } = operation;
  const at = (place) => parameters.filter(({ in: where }) => where === place).map(({ name }) => name);
  const own = at('path').includes('email') ? 'path' : at('query').includes('email') ? 'query' : undefined;
  const ids = at('path').filter((name) => name !== 'email');
  const queried = at('query').filter((name) => name !== 'email');
  const needed = parameters.some(({ in: where, name, required }) => where === 'query' && name !== 'email' && required);
  const types = Object.keys(requestBody?.content ?? {});
  const isJson = types.includes(JSON_TYPE);
  const schema = successOf(operation).content?.[JSON_TYPE]?.schema;
  const { data, page } = schema?.properties ?? {};
  const row = data?.type === 'array' ? answerType(data.items, names) : undefined;

  const takes = [
    ...ids.map((name) => `${name}: string`),
    ...(isJson ? [`body: ${answerType(requestBody.content[JSON_TYPE].schema, names)}`] : []),
    ...(types.length > 0 && !isJson
      ? [
          `contentType: ${types.map((type) => `'${type}'`).join(' | ')}`,
          'body: string | Uint8Array<ArrayBuffer> | Blob',
        ]
      : []),
    ...(queried.length > 0 ? [`query: Query<'${operationId}'>${needed ? '' : ' = {}'}`] : []),
    'options?: CallOptions',
  ];
  const address = path.replace(/\{(\w+)\}/g, (whole, name) =>
    name === 'email' ? whole : `\${encodeURIComponent(${name})}`,
  );
  const call = [
    `method: '${method.toUpperCase()}'`,
    `path: ${address.includes('${') ? `\`${address}\`` : `'${address}'`}`,
    ...(types.length > 0 ? ['body'] : []),
    ...(types.length > 0 && !isJson ? ['contentType'] : []),
    ...(queried.length > 0 ? ['query'] : []),
    ...(at('header').includes('Idempotency-Key') ? ['keyed: true'] : []),
    ...(REPEATABLE.has(operationId) ? ['repeatable: true'] : []),
    ...(own ? [`own: '${own}'`] : []),
  ].join(', ');

  const opened = /A key opens it(.*)\./.exec(description)?.[1].replace(' with', 'Opened by') || 'Opened by every key';
  const doc = `/** ${summary.replace(/\.$/, '')}. ${opened.trim()}. */`;
  const head = (answer, async = '') => `${doc}\n${async}${operationId}(${takes.join(', ')}): ${answer}`;
  if (!schema) return `${head('Promise<Response>')} { return this.file({ ${call} }, options); }`;
  if (row && page) return `${head(`Pages<${row}>`)} { return this.many({ ${call} }, options); }`;
  const answer = answerType(data, names);
  if (page) return `${head(`Promise<Paged<${answer}>>`)} { return this.one({ ${call} }, options); }`;
  return `${head(`Promise<${answer}>`, 'async ')} {
    return (await this.one<Envelope<${answer}>>({ ${call} }, options)).data;
  }`;
}

function writeCalls(calls, names) {
  const methods = calls
    .filter(({ operation }) => !BY_HAND.has(operation.operationId))
    .map((call) => methodFor(call, names));
  const used = names
    .map((name) => typeName(name, names))
    .filter((name) => new RegExp(`\\b${name}\\b`).test(methods.join('\n')));
  return `import { type Call, type CallOptions } from '../call.ts';
import { type Pages } from '../pages.ts';
import { type operations } from './schema.ts';
import { ${used.map((name) => `type ${name}`).join(', ')} } from './types.ts';

export interface Envelope<Data> {
  readonly data: Data;
}

export interface Paged<Data> extends Envelope<Data> {
  readonly page: { readonly next: string | null };
}

/** What may be asked for beside one's own e-mail, which the client knows by itself. */
type Query<Name extends keyof operations> = Omit<
  NonNullable<operations[Name] extends { parameters: { query?: infer Asked } } ? Asked : never>,
  'email'
>;

/** Each call that a key opens, generated from api/openapi.json. */
export abstract class Calls {
  protected abstract one<Answer>(call: Call, options?: CallOptions): Promise<Answer>;
  protected abstract many<Row>(call: Call, options?: CallOptions): Pages<Row>;
  protected abstract file(call: Call, options?: CallOptions): Promise<Response>;

${methods.join('\n\n')}
}
`;
}

async function writePretty(name, text) {
  const path = join(folder, name);
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

const { calls, description } = openToKeys();
const names = Object.keys(description.components.schemas);
const scratch = mkdtempSync(join(tmpdir(), 'kaaj-client-'));
mkdirSync(folder, { recursive: true });
try {
  const file = join(scratch, 'openapi.json');
  writeFileSync(file, JSON.stringify(description));
  // Whoever calls may leave out what has a default.
  writeTypes(file, join(folder, 'schema.ts'), '--default-non-nullable=false');
  await writePretty('types.ts', writeAliases(names));
  await writePretty('calls.ts', writeCalls(calls, names));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
