import { type ErrorCode, ERROR_MESSAGES } from '@kaaj/contract';

/** Category of an error; the HTTP layer maps it to a status. */
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
 * A violated rule. Each rule has its own class with a stable `code` and a message for people. `retryAfterSeconds` is
 * set where a retry may help. `fields` has the invalid fields, `proofs` the missing proofs.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;
  abstract readonly refusal: ErrorCategory;
  readonly fields: readonly FieldError[] = [];
  readonly retryAfterSeconds?: number | undefined;
  readonly proofs?: readonly string[];

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/**
 * Creates the class of errors with this code and the contract's message. `field`: the invalid field if it is always the
 * same; otherwise an error is created with its `fields`. `name`, which logs contain, is the code. `retryAfterSeconds`: set
 * where a retry may help.
 */
export function domainError<Code extends ErrorCode>(
  code: Code,
  refusal: ErrorCategory,
  field?: string,
  retryAfterSeconds?: number,
): new (fields?: readonly FieldError[]) => DomainError & { readonly code: Code; readonly refusal: ErrorCategory } {
  const message = ERROR_MESSAGES[code];
  const named = class extends DomainError {
    readonly code = code;
    readonly refusal = refusal;
    override readonly retryAfterSeconds = retryAfterSeconds;

    constructor(
      override readonly fields: readonly FieldError[] = field === undefined ? [] : [{ field, code, message }],
    ) {
      super(message);
    }
  };
  Object.defineProperty(named, 'name', { value: code });
  return named;
}
