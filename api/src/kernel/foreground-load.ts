/** Everybody else whom this process serves, for work that nobody waits for. */
export abstract class ForegroundLoad {
  /**
   * Resolved once nothing that others asked the database for is under way, and after a few milliseconds in any case: where somebody always
   * waits, such work goes on all the same, a little at a time.
   */
  abstract waitForIdle(): Promise<void>;
}
