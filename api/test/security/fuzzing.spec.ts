import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Browser } from '../support/person';
import { timeLimit, sized } from '../support/sizes';
import { describeOnEachDatabase, type Person, TestApp } from '../test-app';

const SEED = 20_261_122;
const UNKNOWN_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

/** An opened stream never ends; the redirect to Google leaves the API. */
const EXCLUDED = ['/notification/stream', '/auth/google', '/auth/google/callback', '/auth/oidc', '/auth/oidc/callback'];

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

const { paths, components } = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')) as Document;

const CALLS = Object.entries(paths)
  .filter(([path]) => !EXCLUDED.includes(path))
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      queries: (operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name),
      fields: fieldsOf(operation),
    })),
  );

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\u200b', '\ud800', "' OR 1=1 --", '<script>', '=cmd', '০১২', UNKNOWN_ID, 'a@b.test'),
  fc.constantFrom(-1, 0, 1, 1.5, 2 ** 31, 2 ** 53, 1e308, null, true, false),
  fc.jsonValue({ maxDepth: 3 }),
);

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(UNKNOWN_ID, 'a@b.test', '../..', '%00', '%', '0', '-1', '1e9', '\0'),
);

/** A documented call with values, valid or not, for each of its parameters. */
const junk = fc.nat().chain((number) => {
  const call = CALLS[number % CALLS.length] as (typeof CALLS)[number];
  const record = (names: readonly string[], part: fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(names.map((name) => [name, part])), { requiredKeys: [] });
  return fc.record({
    call: fc.constant(call),
    places: fc.array(text, { minLength: 2, maxLength: 2 }),
    query: record([...call.queries, 'email', 'nonsense'], text),
    body: fc.oneof(
      { weight: 6, arbitrary: record([...call.fields, '__proto__', 'nonsense'], value) },
      { weight: 1, arbitrary: value },
    ),
    key: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
  });
});

describeOnEachDatabase('S24 random input', (engine) => {
  let testApp: TestApp;
  let callers: readonly Browser[];
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const people = await Promise.all([testApp.person('Worker'), testApp.person('Buyer'), testApp.admin()]);
    callers = [testApp.visitor(), ...people];
  });
  afterAll(() => testApp.close());

  it(
    'S24 is rejected with a documented problem, on every call and for every role',
    async () => {
      let sent = 0;
      const statuses = new Set<number>();
      await fc.assert(
        fc.asyncProperty(junk, async ({ call, places, query, body, key }) => {
          const [one = '', other = ''] = places.map(inAddress);
          const address = call.path.replace(/\{\w+\}/, one || 'x').replace(/\{\w+\}/, other || 'x');
          const search = new URLSearchParams(query as Record<string, string>);
          for (const caller of callers) {
            const { status } = await caller.send({
              method: call.method,
              path: `${address}?${search}`,
              headers: key === undefined ? {} : { 'idempotency-key': inAddress(key) },
              ...(call.method !== 'GET' && { body: body ?? {} }),
            });
            sent += 1;
            statuses.add(status);
            expect(`${call.method} ${address} ${status}`).toMatch(/ [1-4]\d\d$/);
            await stillHere(caller);
          }
        }),
        { seed: SEED, numRuns: sized(2500, 100), endOnFailure: false },
      );
      expect(sent).toBeGreaterThanOrEqual(400);
      expect([...statuses].some((status) => status < 400)).toBe(true);
    },
    timeLimit(120, 3600),
  );

  /** Random input may end a session, because signing out is a call, too. */
  async function stillHere(caller: Browser): Promise<void> {
    if (
      'signIn' in caller &&
      (await caller.get(`/user?email=${encodeURIComponent((caller as Person).email)}`)).status === 401
    )
      await (caller as Person).signIn();
  }
});

/** What a client can send in an address or a header: a lone surrogate is no text there. */
function inAddress(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

function fieldsOf({ requestBody }: Operation): string[] {
  const reference = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
  return reference === undefined ? [] : Object.keys(components.schemas[reference]?.properties ?? {});
}
