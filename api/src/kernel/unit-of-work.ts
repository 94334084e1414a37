/**
 * Commits all changes of a use case together, or none.
 *
 * `work` may run more than once, since a deadlock is retried from the start. So it must not send mail or HTTP requests.
 * A nested `run` joins the outer one.
 *
 * Throws the error of `work` after a rollback, or StorageUnavailable without changes. Throws OutcomeUnknown when the
 * connection was lost during COMMIT: then it may or may not have been committed.
 */
export abstract class UnitOfWork {
  abstract run<T>(work: () => Promise<T>): Promise<T>;

  /** Calls `callback` after the current unit of work has committed. */
  abstract afterCommit(callback: () => void): void;
}
