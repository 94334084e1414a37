/** `other-tab`: another tab of this browser holds the lock. */
type LockState = 'pending' | 'held' | 'other-tab';

/**
 * A lock that one tab of a browser holds at a time. Another tab waits until the first is closed, or takes it over.
 * Without Web Locks (a page that is not served by https) every tab holds it.
 */
export class TabLock {
  private state: LockState = 'pending';
  private ended = false;
  private release: (() => void) | undefined;
  private waiting: AbortController | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly name: string,
    private readonly locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): LockState => this.state;

  readonly begin = (): void => {
    this.ended = false;
    void this.requestLock({ ifAvailable: true });
  };

  /** Steals the lock from the other tab. */
  readonly takeOver = (): void => {
    this.waiting?.abort();
    void this.requestLock({ steal: true });
  };

  readonly end = (): void => {
    this.ended = true;
    this.state = 'pending';
    this.waiting?.abort();
    this.release?.();
  };

  private async requestLock(options: LockOptions): Promise<void> {
    if (!this.locks) return this.setState('held');
    try {
      const outcome = await this.locks.request(this.name, options, (lock) => (lock ? this.hold() : 'unavailable'));
      if (outcome === 'unavailable') this.wait();
    } catch {
      // Another tab stole the lock, this request was replaced, or the browser refuses locks together with the storage.
      if (options.signal?.aborted) return;
      const wasHeld = this.state === 'held';
      this.release?.();
      if (wasHeld || options.steal) this.wait();
      else this.setState('held');
    }
  }

  private wait(): void {
    if (this.ended) return;
    this.setState('other-tab');
    this.waiting = new AbortController();
    void this.requestLock({ signal: this.waiting.signal });
  }

  private hold(): Promise<void> | undefined {
    if (this.ended) return undefined;
    this.setState('held');
    return new Promise((resolve) => (this.release = resolve));
  }

  private setState(state: LockState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
