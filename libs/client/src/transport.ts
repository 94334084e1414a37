import { type Call, type CallOptions } from './call.ts';
import { KaajError, NetworkError, ProblemError, UnexpectedAnswerError } from './errors.ts';
import { type Problem } from './generated/types.ts';

type QueryParameters = Readonly<Record<string, string | number | boolean | undefined>>;

export interface TransportSettings {
  /** Address of the installation: https://kaaj.example */
  readonly baseUrl: string;
  /** kaaj_..., from My account. Without a key only public calls work. */
  readonly key?: string;
  /** Maximum number of retries of a call without an answer, or with Retry-After. Default 5. */
  readonly retries?: number;
  /** Timeout of one attempt, in milliseconds. Default 30,000. */
  readonly timeoutMs?: number;
  /** Maximum wait between two attempts, in milliseconds, even if the server requests more. Default 120,000. */
  readonly longestWaitMs?: number;
  /** In place of the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

const INITIAL_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8_000;

/** The server is still computing the result. */
class NotReady extends Error {
  constructor(readonly seconds: number) {
    super('not ready');
  }
}

/** Sends calls, again where that is safe, and reads what is answered. */
export class Transport {
  private readonly base: string;
  private readonly settings: Required<Omit<TransportSettings, 'baseUrl' | 'key'>> & { readonly key?: string };

  constructor({ baseUrl, ...settings }: TransportSettings) {
    this.base = `${baseUrl.replace(/\/+$/, '').replace(/\/api$/, '')}/api`;
    // The global fetch must be called without `this`.
    const fetch: typeof globalThis.fetch = settings.fetch ?? ((...args) => globalThis.fetch(...args));
    this.settings = { retries: 5, timeoutMs: 30_000, longestWaitMs: 120_000, ...settings, fetch };
  }

  /**
   * The answer of a call, as JSON. Throws ProblemError, NetworkError or UnexpectedAnswerError, or the signal's reason.
   */
  json<Answer>(call: Call, options: CallOptions = {}): Promise<Answer> {
    return this.repeat(call, options, async (response) => (await response.json()) as Answer);
  }

  /** The answer of a call that sends a file; its body is the caller's to read. Throws as json does. */
  file(call: Call, options: CallOptions = {}): Promise<Response> {
    return this.repeat(call, options, (response) => Promise.resolve(response));
  }

  private async repeat<Answer>(
    call: Call,
    { idempotencyKey, signal }: CallOptions,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const key = call.keyed ? (idempotencyKey ?? newKey()) : undefined;
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.once(call, key, signal, read);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof NotReady) {
          // It is being computed: nothing failed, and no try is lost.
          await pause(error.seconds * 1000, signal);
          tries = -1;
          continue;
        }
        if (!(error instanceof KaajError) || tries >= this.settings.retries || !maySendAgain(call, error)) throw error;
        const wait = pauseBefore(tries, error);
        if (wait > this.settings.longestWaitMs) throw error;
        await pause(wait, signal);
      }
    }
  }

  private async once<Answer>(
    call: Call,
    key: string | undefined,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(new Error('it took too long')), this.settings.timeoutMs);
    try {
      const given = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
      const response = await this.settings.fetch(...this.requestFor(call, key, given)).catch(lost);
      const again =
        response.status === 202 ? Number.parseInt(response.headers.get('retry-after') ?? '', 10) : Number.NaN;
      if (!Number.isNaN(again)) throw new NotReady(again);
      if (response.ok) return await read(response).catch(lost);
      throw errorFrom(response, await response.text().catch(lost));
    } finally {
      clearTimeout(timer);
    }
  }

  private requestFor(call: Call, key: string | undefined, signal: AbortSignal): [string, RequestInit] {
    const { method, path, query = {}, body, contentType, headers: own } = call;
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query as QueryParameters))
      if (value !== undefined) search.set(name, String(value));
    const headers = new Headers({ accept: 'application/json', ...own });
    if (this.settings.key !== undefined) headers.set('authorization', `Bearer ${this.settings.key}`);
    if (key !== undefined) headers.set('idempotency-key', key);
    // A form names its own type, with the boundary of its parts.
    const isJson = body !== undefined && contentType === undefined && !(body instanceof FormData);
    if (isJson) headers.set('content-type', 'application/json');
    else if (contentType !== undefined) headers.set('content-type', contentType);
    const asked = search.size > 0 ? `?${search.toString()}` : '';
    const sent = isJson ? JSON.stringify(body) : (body as RequestInit['body']);
    // A key counts alone: cookies of a browser stay at home.
    return [
      `${this.base}${path}${asked}`,
      { method, headers, signal, credentials: 'omit', redirect: 'error', ...(body !== undefined && { body: sent }) },
    ];
  }
}

/** Not randomUUID, which browsers provide only in secure contexts. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function lost(cause: unknown): never {
  const why = cause instanceof Error ? cause.message : String(cause);
  throw new NetworkError(`No answer of Kaaj: ${why}`, { cause });
}

function errorFrom({ status, headers }: Response, text: string): KaajError {
  const wait = Number.parseInt(headers.get('retry-after') ?? '', 10);
  const problem = headers.get('content-type')?.includes('json') ? problemIn(text) : undefined;
  if (!problem) return new UnexpectedAnswerError(status, text);
  return new ProblemError(problem, Number.isNaN(wait) ? undefined : wait);
}

function problemIn(text: string): Problem | undefined {
  try {
    const parsed = JSON.parse(text) as Partial<Problem> | null;
    return typeof parsed?.code === 'string' ? (parsed as Problem) : undefined;
  } catch {
    return undefined;
  }
}

const GATEWAY = [502, 503, 504];

/** Whether the call had no effect, or a second one has no further effect. */
function maySendAgain({ method, keyed, repeatable }: Call, error: KaajError): boolean {
  if (error instanceof ProblemError && (error.status === 429 || error.code === 'server/unavailable')) return true;
  if (method !== 'GET' && !keyed && !repeatable) return false;
  if (error instanceof NetworkError) return true;
  return (error instanceof ProblemError || error instanceof UnexpectedAnswerError) && GATEWAY.includes(error.status);
}

function pauseBefore(tries: number, error: KaajError): number {
  if (error instanceof ProblemError && error.retryAfter !== undefined) return error.retryAfter * 1000;
  const most = Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** tries);
  return most / 2 + Math.random() * (most / 2);
}

export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}
