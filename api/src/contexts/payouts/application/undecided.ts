import { type Id } from '../../../kernel/ids';
import { type Request } from '../domain/waiting-sheet';

/** Reads what workers asked for, decided or not, in the order of their ids. */
export abstract class Undecided {
  /** All requests of about `limit` of them, from workers that come after `after`; `last` is the last worker read, undefined at the end. */
  abstract page(
    after: Id,
    limit: number,
  ): Promise<{ readonly requests: readonly Request[]; readonly last: Id | undefined }>;
}
