import { type ErrorCode } from '@kaaj/contract';

export interface StubAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as the API words it. */
export const problem = (status: number, code: string, more: object = {}): StubAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail: code, message: code, ...more },
});

/** A refusal of the stand-in's own, with a code that the API has. */
export const refusal = (status: number, code: ErrorCode, more: object = {}): StubAnswer => problem(status, code, more);
