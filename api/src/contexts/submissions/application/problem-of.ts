import { DomainError } from '../../../kernel/domain-error';

/** Why one of many entries was refused. Rethrows any other error. */
export function problemOf(error: unknown, refusals: readonly (new () => DomainError)[]) {
  if (!(error instanceof DomainError) || !refusals.some((Refusal) => error instanceof Refusal)) throw error;
  return { code: error.code, message: error.message };
}
