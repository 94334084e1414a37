import { type Id } from './ids';

interface Kept<Found> {
  readonly readAt: number;
  readonly found: Found;
}

const LIFE_MS = 1_000;
const MOST = 10_000;

/** What was read of some by their ids, as it was at most a second ago: within that time many pages name the same few. */
export class Recent<Found> {
  private readonly kept = new Map<Id, Kept<Found>>();
  private changes = 0;

  constructor(private readonly read: (ids: readonly Id[]) => Promise<ReadonlyMap<Id, Found>>) {}

  /** Without those that are not found. */
  async of(ids: readonly Id[]): Promise<ReadonlyMap<Id, Found>> {
    const now = performance.now();
    const found = new Map<Id, Found>();
    const missing: Id[] = [];
    for (const id of new Set(ids)) {
      const known = this.kept.get(id);
      if (known && now - known.readAt < LIFE_MS) found.set(id, known.found);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const before = this.changes;
    const fresh = await this.read(missing);
    // Somebody changed while it was read: it may be of before.
    const lasts = this.changes === before;
    for (const [id, one] of fresh) {
      found.set(id, one);
      if (lasts) this.keep(id, { readAt: now, found: one });
    }
    return found;
  }

  /** For whoever is about to read one of them beside something else: keeps what they found, unless somebody changed meanwhile. */
  beside(): (id: Id, found: Found) => void {
    const [readAt, before] = [performance.now(), this.changes];
    return (id, found) => {
      if (this.changes === before) this.keep(id, { readAt, found });
    };
  }

  /** What is known of one of them holds no longer: whoever asks in this process sees the new at once. */
  forget(id: Id): void {
    this.changes += 1;
    this.kept.delete(id);
  }

  private keep(id: Id, one: Kept<Found>): void {
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(id, one);
  }
}
