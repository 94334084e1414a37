import { type Id } from '../../../kernel/ids';

/** Stores pseudonyms of workers for external pages, and counts of wrong completion codes. */
export abstract class LinkStore {
  /** The pseudonym of a worker for one buyer; random, created on first use. */
  abstract alias(buyerId: Id, workerId: Id): Promise<string>;

  /** Adds 1 or -1 to the count of wrong codes and returns it. Locks the row until the unit of work ends. */
  abstract count(taskId: Id, workerId: Id, by: 1 | -1): Promise<number>;

  /** Number of wrong codes of all workers. */
  abstract wrongFor(taskId: Id): Promise<number>;

  /** Deletes the rows of a removed person. */
  abstract deleteOf(personId: Id): Promise<void>;
}
