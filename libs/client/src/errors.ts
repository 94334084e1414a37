import { type FieldProblem, type Problem } from './generated/types.ts';

/** Everything that this package throws by itself. */
export abstract class KaajError extends Error {}

/** The stable name of a refusal: branch on it, never on the words. */
export type ProblemCode = Problem['code'];

/** Kaaj refused a call; the problem document has the reason. */
export class ProblemError extends KaajError {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: ProblemCode;
  /** Each field that was refused. */
  readonly fields: readonly FieldProblem[];
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;
  /** Seconds after which another try makes sense; undefined where the server names none. */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(`${problem.detail} (${problem.code})`);
    this.status = problem.status;
    this.code = problem.code;
    this.fields = problem.errors ?? [];
    this.requestId = problem.instance;
    this.retryAfter = retryAfter;
  }
}

/**
 * No answer arrived, or it was incomplete. Whether the call had an effect is unknown; a retry with the same
 * Idempotency-Key returns the result.
 */
export class NetworkError extends KaajError {
  override readonly name = 'NetworkError';
}

/** The answer does not come from Kaaj: a proxy in between, or another address. */
export class UnexpectedAnswerError extends KaajError {
  override readonly name = 'UnexpectedAnswerError';

  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`An answer with status ${status} that is none of Kaaj's: ${body.slice(0, 200)}`);
  }
}

/** A message that is not from Kaaj, too old, or modified. */
export class WebhookError extends KaajError {
  override readonly name = 'WebhookError';
}

/** Whether Kaaj refused a call, for one of these reasons if any are named. */
export function isProblem(error: unknown, ...codes: readonly ProblemCode[]): error is ProblemError {
  return error instanceof ProblemError && (codes.length === 0 || codes.includes(error.code));
}
