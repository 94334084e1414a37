/** The state of a tab among the tabs of its browser. */
type Standing = 'asking' | 'owner' | 'elsewhere';

/**
 * A lock that one tab of a browser holds at a time. Another tab waits until the first is closed, or takes it over.
 * Without Web Locks (a page that is not served by https) every tab is an owner.
 */
export class OnlyTab {
  private standing: Standing = 'asking';
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

  readonly current = (): Standing => this.standing;

  readonly begin = (): void => {
    this.ended = false;
    void this.ask({ ifAvailable: true });
  };

  /** The owner has to stop at once. */
  readonly takeOver = (): void => {
    this.waiting?.abort();
    void this.ask({ steal: true });
  };

  readonly end = (): void => {
    this.ended = true;
    this.standing = 'asking';
    this.waiting?.abort();
    this.release?.();
  };

  private async ask(how: LockOptions): Promise<void> {
    if (!this.locks) return this.become('owner');
    try {
      const asked = await this.locks.request(this.name, how, (lock) => (lock ? this.hold() : 'held'));
      if (asked === 'held') this.wait();
    } catch {
      // Another tab took over, this request was replaced, or the browser refuses locks together with the storage.
      if (how.signal?.aborted) return;
      const wasOwner = this.standing === 'owner';
      this.release?.();
      if (wasOwner || how.steal) this.wait();
      else this.become('owner');
    }
  }

  private wait(): void {
    if (this.ended) return;
    this.become('elsewhere');
    this.waiting = new AbortController();
    void this.ask({ signal: this.waiting.signal });
  }

  private hold(): Promise<void> | undefined {
    if (this.ended) return undefined;
    this.become('owner');
    return new Promise((resolve) => (this.release = resolve));
  }

  private become(standing: Standing): void {
    this.standing = standing;
    for (const listener of this.listeners) listener();
  }
}
