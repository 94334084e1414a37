/** What a handler gets: the id stays the same when an entry is handed over again after a crash. */
export interface OutboxEntry {
  readonly id: string;
  readonly payload: unknown;
}

/**
 * Work that leaves the database: it is written down inside the unit of work and done after the commit, at least once, also
 * when the process dies in between. Handlers have to bear a repetition.
 */
export abstract class Outbox {
  /** Writes an entry into the caller's unit of work. `payload` is JSON. */
  abstract add(kind: string, payload: object): Promise<void>;

  /** Takes back whatever waits for an e-mail address, in the caller's unit of work: nobody is written to any more. */
  abstract forget(email: string): Promise<void>;

  /** Names the handler of a kind; called while the application is put together. */
  abstract handle(kind: string, handler: (entry: OutboxEntry) => Promise<void>): void;
}
