/** Requests in progress in this process, which background work yields to. */
export abstract class ForegroundLoad {
  /**
   * Resolves when no database work of requests is in progress, or after a few milliseconds. So background work
   * continues slowly under constant load.
   */
  abstract waitForIdle(): Promise<void>;
}
