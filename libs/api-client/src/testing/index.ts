export interface StubCall {
  readonly method: string;
  /** Path below the API's base address, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface StubAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** What a call is answered with: a body for 200, a whole answer, or a function of the call. */
export type Stub = StubAnswer | object | ((call: StubCall) => unknown);

export type Stubs = Readonly<Record<string, Stub>>;

const isAnswer = (value: unknown): value is StubAnswer =>
  typeof value === 'object' && value !== null && 'status' in value && typeof value.status === 'number';

/** A refusal as the API words it. */
export const problem = (status: number, code: string, more: object = {}): StubAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail: code, message: code, ...more },
});

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (!request.headers.get('content-type')?.includes('json') || !text) return text || undefined;
  return JSON.parse(text);
}

type Answer = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;

/** As much of XMLHttpRequest as an upload needs: half of it is sent before the answer comes. */
const uploadsTo = (answer: Answer) =>
  class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private givenUp = false;
    private method = '';
    private address = '';

    open(method: string, address: string): void {
      Object.assign(this, { method, address });
    }

    abort(): void {
      this.givenUp = true;
    }

    send(body: FormData): void {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
      void answer(this.address, { method: this.method, body }).then(
        async (response) => {
          Object.assign(this, { status: response.status, responseText: await response.text() });
          if (!this.givenUp) this.dispatchEvent(new Event('load'));
        },
        () => this.dispatchEvent(new Event('error')),
      );
    }
  };

/**
 * Stands in for the API: answers `fetch` and uploads by "METHOD /path" and remembers the calls. An unknown call is
 * answered 404. `stop` puts the real ones back.
 */
export function stubServer(stubs: Stubs) {
  const calls: StubCall[] = [];
  const { fetch, XMLHttpRequest } = globalThis;

  const answer: Answer = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    const url = new URL(address, 'http://localhost');
    const form = init?.body instanceof FormData ? Object.fromEntries(init.body) : undefined;
    const request = input instanceof Request ? input : new Request(url, form ? { ...init, body: undefined } : init);
    const path = decodeURIComponent(url.pathname.replace(/^\/api/, ''));
    const call = {
      method: request.method,
      path,
      query: url.searchParams,
      body: form ?? (await bodyOf(request)),
      headers: request.headers,
    };
    calls.push(call);
    const stub = stubs[`${call.method} ${path}`] ?? problem(404, 'request/not-found');
    const given: unknown = typeof stub === 'function' ? await stub(call) : stub;
    const { status, body } = isAnswer(given) ? given : { status: 200, body: given };
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
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
