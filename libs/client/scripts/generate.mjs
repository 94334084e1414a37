import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '../../../scripts/lib/formatted.mjs';
import { writeIfChanged } from '../../../scripts/lib/write-if-changed.mjs';
import { asInCode, wireTypes } from '../../api-client/scripts/wire-types.mjs';

const here = join(import.meta.dirname, '..');
const folder = join(here, 'src/generated');
const JSON_TYPE = 'application/json';
/** Calls with a multipart form; their methods are written by hand in kaaj.ts. */
const BY_HAND = new Set(['uploadImage', 'uploadProof']);
/** According to the description the whole call may be repeated. */
const REPEATABLE = new Set(['reviewSubmissions']);

const api = JSON.parse(readFileSync(join(here, '../../api/openapi.json'), 'utf8'));

/** The calls that a key opens, and the shapes that they need. */
function openToKeys() {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.some((way) => 'key' in way))
      .map(([method, operation]) => ({ path, method, operation })),
  );
  const schemas = {};
  const collect = (part) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in schemas) continue;
      schemas[name] = withoutIgnored(api.components.schemas[name]);
      collect(schemas[name]);
    }
  };
  collect(calls);
  for (const { operation } of calls) {
    const query = queryOf(operation);
    if (query) schemas[queryName(operation)] = query;
  }
  return asInCode({ ...api, calls, components: { schemas } });
}

const queryName = ({ operationId: name }) => `${name[0].toUpperCase()}${name.slice(1)}Query`;

/** Query parameters other than one's own e-mail, which the client fills in itself. */
function queryOf({ summary, parameters = [] }) {
  const asked = parameters.filter(({ in: where, name }) => where === 'query' && name !== 'email');
  if (asked.length === 0) return undefined;
  return {
    type: 'object',
    description: summary,
    required: asked.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(asked.map(({ name, description, schema }) => [name, { ...schema, description }])),
  };
}

/** Fields that the server takes from clients of the first hour, and ignores. */
const withoutIgnored = (schema) => ({
  ...schema,
  ...(schema.properties && {
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([, { deprecated }]) => !deprecated)),
  }),
});

const successOf = ({ responses }) => responses[Object.keys(responses).find((status) => status < '300')];

/** The words of a type for what `data` holds. */
function answerType(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.type === 'array') return `${answerType(schema.items)}[]`;
  return { integer: 'number', number: 'number', boolean: 'boolean', string: 'string' }[schema.type];
}

function methodFor({ path, method, operation }) {
  const { operationId, summary, parameters = [], requestBody, description } = operation;
  const at = (place) => parameters.filter(({ in: where }) => where === place).map(({ name }) => name);
  const own = at('path').includes('email') ? 'path' : at('query').includes('email') ? 'query' : undefined;
  const ids = at('path').filter((name) => name !== 'email');
  const queried = queryOf(operation);
  const types = Object.keys(requestBody?.content ?? {});
  const isJson = types.includes(JSON_TYPE);
  const schema = successOf(operation).content?.[JSON_TYPE]?.schema;
  const { data, page } = schema?.properties ?? {};
  const row = data?.type === 'array' ? answerType(data.items) : undefined;

  const takes = [
    ...ids.map((name) => `${name}: string`),
    ...(isJson ? [`body: ${answerType(requestBody.content[JSON_TYPE].schema)}`] : []),
    ...(types.length > 0 && !isJson
      ? [
          `contentType: ${types.map((type) => `'${type}'`).join(' | ')}`,
          'body: string | Uint8Array<ArrayBuffer> | Blob',
        ]
      : []),
    ...(queried ? [`query: ${queryName(operation)}${queried.required.length > 0 ? '' : ' = {}'}`] : []),
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
    ...(queried ? ['query'] : []),
    ...(at('header').includes('Idempotency-Key') ? ['keyed: true'] : []),
    ...(REPEATABLE.has(operationId) ? ['repeatable: true'] : []),
    ...(own ? [`own: '${own}'`] : []),
  ].join(', ');

  const opened =
    /API keys need (the scope .*)\./.exec(description)?.[1].replace('the scope', 'Scope:') ?? 'Open to every API key';
  const doc = `/** ${summary.replace(/\.$/, '')}. ${opened.trim()}. */`;
  const head = (answer, async = '') => `${doc}\n${async}${operationId}(${takes.join(', ')}): ${answer}`;
  if (!schema) return `${head('Promise<Response>')} { return this.file({ ${call} }, options); }`;
  if (row && page) return `${head(`Pages<${row}>`)} { return this.many({ ${call} }, options); }`;
  const answer = answerType(data);
  if (page) return `${head(`Promise<Paged<${answer}>>`)} { return this.one({ ${call} }, options); }`;
  return `${head(`Promise<${answer}>`, 'async ')} {
    return (await this.one<Envelope<${answer}>>({ ${call} }, options)).data;
  }`;
}

function writeCalls(calls, names) {
  const methods = calls.filter(({ operation }) => !BY_HAND.has(operation.operationId)).map(methodFor);
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(methods.join('\n')));
  return `import { type Call, type CallOptions } from '../call.ts';
import { type Pages } from '../pages.ts';
import { ${used.map((name) => `type ${name}`).join(', ')} } from './types.ts';

export interface Envelope<Data> {
  readonly data: Data;
}

export interface Paged<Data> extends Envelope<Data> {
  readonly page: { readonly next: string | null };
}

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
  writeIfChanged(path, await formatted(path, text));
}

const { calls, ...description } = openToKeys();
mkdirSync(folder, { recursive: true });
await writePretty('types.ts', await wireTypes(description));
await writePretty('calls.ts', writeCalls(calls, Object.keys(description.components.schemas)));
