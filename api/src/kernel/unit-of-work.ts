/**
 * Everything a use case changes commits together or not at all.
 *
 * `work` may run more than once (a deadlock is retried from the start), so it holds no mail and no HTTP. A `run` inside a
 * `run` joins the outer one. Throws what `work` throws, after everything was rolled back, StorageUnavailable with nothing changed,
 * or OutcomeUnknown when the database was lost while it committed: then everything was changed or nothing.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /** Calls `callback` once the running unit of work has committed. */
  abstract afterCommit(callback: () => void): void;
}
