import { type ErrorCode, ERROR_MESSAGES } from '@kaaj/contract';

/** How a refusal is meant; the HTTP layer alone knows the status that goes with it. */
export type ErrorCategory =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'gone'
  | 'precondition'
  | 'too-slow'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable'
  | 'too-many'
  | 'busy'
  | 'unavailable';

export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/**
 * One broken rule. Each rule has a class of its own with a stable `code` and the sentence that a person reads as message.
 * `retryAfterSeconds` is set where waiting helps, `fields` where single fields are to blame, `proofs` where one of them is missing.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly refusal: ErrorCategory;
  readonly fields: readonly FieldError[] = [];
  readonly retryAfterSeconds?: number;
  readonly proofs?: readonly string[];

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * The class of the errors with this code, whose message is the sentence of the contract. `field` is the one field to blame; where that is not
 * known before, an error is made with its `fields`. Its `name`, which logs tell, is the code.
 */
export function domainError<Code extends ErrorCode>(
  code: Code,
  refusal: ErrorCategory,
  field?: string,
): new (fields?: readonly FieldError[]) => DomainError & { readonly code: Code } {
  const message = ERROR_MESSAGES[code];
  const named = class extends DomainError {
    readonly code = code;
    readonly refusal = refusal;

    constructor(
      override readonly fields: readonly FieldError[] = field === undefined ? [] : [{ field, code, message }],
    ) {
      super(message);
    }
  };
  Object.defineProperty(named, 'name', { value: code });
  return named;
}
