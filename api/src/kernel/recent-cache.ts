import { type UnitOfWork } from './unit-of-work';

interface Entry<Value> {
  readonly readAt: number;
  readonly value: Value | Promise<Value>;
}

const LIFETIME_MS = 1_000;

/** A per-process cache with a lifetime of a second, for values that many requests read. */
export class RecentCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private invalidations = 0;

  /** It is cleared when it exceeds `maxEntries`. */
  constructor(
    private readonly unitOfWork: Pick<UnitOfWork, 'afterCommit'>,
    private readonly maxEntries = 10_000,
  ) {}

  /** One value; concurrent calls share a load. A failed load is not cached. */
  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.find(key, performance.now());
    if (known) return Promise.resolve(known.value);
    const value = load();
    const entry = { readAt: performance.now(), value };
    this.set(key, entry);
    value.catch(() => this.entries.get(key) === entry && this.entries.delete(key));
    return value;
  }

  /** Values of the existing `keys`; `load` reads those that are not cached. */
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
    // A load that began before an invalidation may be outdated, so it is not cached.
    const lasts = this.invalidations === before;
    for (const [key, value] of fresh) {
      found.set(key, value);
      if (lasts) this.set(key, { readAt, value });
    }
    return found;
  }

  /** Invalidates one value, or all of them, after the current unit of work has committed. */
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
