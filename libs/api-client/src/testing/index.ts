import { AnsweredKeys } from './answered-keys';
import { problem, refusal, type StubAnswer, type StubCall, type Stubs } from './answers';
import { describedCall, queryValues, refusedFields } from './described-calls';

export { problem, type Stub, type StubAnswer, type StubCall, type Stubs } from './answers';

const isAnswer = (value: unknown): value is StubAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (!request.headers.get('content-type')?.includes('json') || !text) return text || undefined;
  return JSON.parse(text);
}

type Answer = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** The part of XMLHttpRequest that uploads need: it reports half of the upload before the answer. */
const uploadsTo = (answer: Answer) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private aborted = false;
    private method = '';
    private address = '';

    open(method: string, address: string): void {
      Object.assign(this, { method, address });
    }

    abort(): void {
      this.aborted = true;
    }

    send(body: FormData): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
      void answer(this.address, { method: this.method, body }).then(
        async (response) => {
          Object.assign(this, { status: response.status, responseText: await response.text() });
          if (!this.aborted) this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
    }
  };

/** What the API would refuse before its handler runs. */
function validationError({ method, path, query, body }: StubCall): StubAnswer | undefined {
  const taken = describedCall(`${method} ${path}`);
  if (!taken) return undefined;
  const errors = refusedFields(taken.query, queryValues(taken.query, query));
  if (taken.body) errors.push(...refusedFields(taken.body, (body ?? {}) as Record<string, unknown>));
  return errors.length > 0 ? refusal(400, 'request/invalid', { errors }) : undefined;
}

/** A file of the page's own origin, such as remotes.json, which is no call. */
const FILE = /^GET \/[\w-]+\.json$/;

/**
 * A stub of the API: answers `fetch` and uploads by "METHOD /path" and records the calls. Like the API it checks bodies
 * and queries against its description and stores Idempotency-Keys. A call without a stub gets 404; a stub for an
 * unknown call throws. `stop` restores the originals.
 */
export function stubServer(stubs: Stubs) {
  const unknown = Object.keys(stubs).filter((name) => !describedCall(name) && !FILE.test(name));
  if (unknown.length > 0) throw new Error(`The API has no ${unknown.join(', no ')}.`);
  const calls: StubCall[] = [];
  const keys = new AnsweredKeys();
  const { fetch, XMLHttpRequest } = globalThis;

  const handle = async (call: StubCall): Promise<StubAnswer> => {
    const stub = stubs[`${call.method} ${call.path}`] ?? problem(404, 'request/not-found');
    const given: unknown = typeof stub === 'function' ? await stub(call) : stub;
    return isAnswer(given) ? given : { status: 200, body: given };
  };

  const answer: Answer = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, 'http://localhost');
    const form = init?.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    const request = input instanceof Request ? input : new Request(url, form ? { ...init, body: undefined } : init);
    const call = {
      method: request.method,
      path: decodeURIComponent(url.pathname.replace(/^\/api/, '')),
      query: url.searchParams,
      body: form ?? (await bodyOf(request)),
      headers: request.headers,
    };
    calls.push(call);
    const handleOnce = () => {
      const key = call.headers.get('idempotency-key');
      const asked = `${call.method} ${url.pathname}${url.search} ${JSON.stringify(call.body)}`;
      const keyed = describedCall(`${call.method} ${call.path}`)?.keyed;
      return keyed && key !== null ? keys.once(key, asked, () => handle(call)) : handle(call);
    };
    const { status, body, headers } = validationError(call) ?? (await handleOnce());
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  Object.assign(globalThis, { fetch: answer, XMLHttpRequest: uploadsTo(answer) });

  return {
    calls,
    callsOf: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name),
    stop: () => {
      Object.assign(globalThis, { fetch, XMLHttpRequest });
    },
  };
}
export { uploadStubs } from './uploads';
export { cutBodies } from './cut-bodies';
