/** Input of a handler. The id stays the same when an entry is delivered again after a crash. */
export interface OutboxEntry {
  readonly id: string;
  readonly payload: unknown;
}

/**
 * Transactional outbox: entries are stored in the unit of work and delivered after the commit, at least once, even
 * after a crash. Handlers must be idempotent.
 */
export abstract class Outbox {
  /** Adds an entry in the caller's unit of work. `payload` is JSON. */
  abstract add(kind: string, payload: object): Promise<void>;

  /** Deletes all entries whose payload has this e-mail address, in the caller's unit of work. */
  abstract deleteEntriesWith(email: string): Promise<void>;

  /** Registers the handler of a kind, during startup. */
  abstract handle(kind: string, handler: (entry: OutboxEntry) => Promise<void>): void;
}
