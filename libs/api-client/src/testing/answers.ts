import { type ErrorCode, ERROR_MESSAGES } from '@kaaj/contract';

export interface StubAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StubCall {
  readonly method: string;
  /** Path below the API's base address, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What a call is answered with: a body for 200, a whole answer, or a function of the call. */
export type Stub = StubAnswer | object | ((call: StubCall) => unknown);

export type Stubs = Readonly<Record<string, Stub>>;

/** A refusal as the API words it. */
export function problem(status: number, code: string, more: object = {}): StubAnswer {
  const detail = (ERROR_MESSAGES as Readonly<Record<string, string>>)[code] ?? code;
  return { status, body: { type: 'about:blank', title: code, status, code, detail, message: detail, ...more } };
}

/** A refusal of the stub itself, with a code of the API. */
export const refusal = (status: number, code: ErrorCode, more: object = {}): StubAnswer => problem(status, code, more);
