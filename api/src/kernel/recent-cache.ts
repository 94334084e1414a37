import { type UnitOfWork } from './unit-of-work';

interface Entry<Value> {
  readonly readAt: number;
  readonly value: Value | Promise<Value>;
}

const LIFETIME_MS = 1_000;

/** Values that were read at most a second ago, for what many requests ask for at once. Each process has its own. */
export class RecentCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private invalidations = 0;

  /** With more than `maxEntries` it is cleared. */
  constructor(
    private readonly unitOfWork: Pick<UnitOfWork, 'afterCommit'>,
    private readonly maxEntries = 10_000,
  ) {}

  /** One value; callers that come while it is read share the read. A read that fails is not kept. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.find(key, performance.now());
    if (known) return Promise.resolve(known.value);
    const value = load();
    const entry = { readAt: performance.now(), value };
    this.set(key, entry);
    value.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return value;
  }

  /** Those of `keys` that are found; `load` reads the ones that are not known. */
  async getAll(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const readAt = performance.now();
    const found = new Map<string, Value>();
    const missing: string[] = [];
    for (const key of new Set(keys)) {
      const known = this.find(key, readAt);
      if (known) found.set(key, known.value as Value);
      else missing.push(key);
    }
    if (missing.length === 0) return found;
    const before = this.invalidations;
    const fresh = await load(missing);
    // A read that an invalidation overtook may be of before it.
    const lasts = this.invalidations === before;
    for (const [key, value] of fresh) {
      found.set(key, value);
      if (lasts) this.set(key, { readAt, value });
    }
    return found;
  }

  /** Forgets one value, or all of them, once the running unit of work has committed. */
  invalidate(key?: string): void {
    this.unitOfWork.afterCommit(() => {
      this.invalidations += 1;
      if (key === undefined) this.entries.clear();
      else this.entries.delete(key);
    });
  }

  private find(key: string, now: number): Entry<Value> | undefined {
    const entry = this.entries.get(key);
    return entry && now - entry.readAt < LIFETIME_MS ? entry : undefined;
  }

  private set(key: string, entry: Entry<Value>): void {
    if (this.entries.size >= this.maxEntries) this.entries.clear();
    this.entries.set(key, entry);
  }
}
