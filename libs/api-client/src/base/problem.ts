import { type ErrorCode, type FieldProblem, type ProofKind } from '@kaaj/contract';

/** The error of a failed call: the server's problem document, or an error of the client when no answer arrived. */
export interface ApiError {
  /** HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly code: ErrorCode | 'client/unreachable';
  /** The server's sentence in English; screens prefer their own catalogue's text for `code`. */
  readonly message: string;
  readonly errors: readonly FieldProblem[];
  /** Only for `auth/proof-required`: the proofs that the user can give. */
  readonly proofs?: readonly ProofKind[];
}

export const UNREACHABLE: ApiError = {
  status: 0,
  code: 'client/unreachable',
  message: 'Kaaj could not be reached.',
  errors: [],
};

/** Parses a problem document; any other error answer (a gateway's own page, say) becomes an "unexpected" problem. */
export function apiErrorOf(status: number, body: unknown): ApiError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<string, unknown>>;
  const unnamed: ErrorCode = status >= 502 ? 'server/unavailable' : 'server/unexpected';
  const code = typeof problem.code === 'string' ? (problem.code as ErrorCode) : unnamed;
  return {
    status,
    code,
    message: typeof problem.detail === 'string' ? problem.detail : code,
    errors: Array.isArray(problem.errors) ? (problem.errors as FieldProblem[]) : [],
    ...(Array.isArray(problem.proofs) && { proofs: problem.proofs as ProofKind[] }),
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error;
}
