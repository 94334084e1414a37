import { domainError } from '../../kernel/domain-error';
import { RateLimitExceeded } from './rate-limits';

const SOON_SECONDS = 2;

/** The queue of this process is full. Nothing was changed. */
export const TooBusy = domainError('server/unavailable', 'busy', undefined, SOON_SECONDS);

/** A key of the requester, and the group of that key. */
export interface Requester {
  readonly key: string;
  readonly group: string;
}

interface Bounds {
  /** Maximum number of concurrent tasks. */
  readonly atOnce: number;
  /** Maximum length of the queue. */
  readonly waiting: number;
  /** Running and queued tasks of one key and of one group. */
  readonly perKey?: number;
  readonly perGroup?: number;
}

/**
 * A semaphore for costly work, with limits on running and queued tasks. When the queue is full it throws TooBusy; when
 * one key or group exceeds its own limit it throws RateLimitExceeded. Free slots are assigned round robin over the
 * groups, and within a group over its keys, so that one requester cannot block the others.
 */
export class FairSemaphore {
  private running = 0;
  private waiting = 0;
  private readonly groups = new Map<string, Map<string, (() => void)[]>>();
  private readonly perKey = new Counter();
  private readonly perGroup = new Counter();

  constructor(private readonly bounds: Bounds) {}

  async run<T>(work: () => Promise<T>, requester: Requester): Promise<T> {
    const { key, group } = requester;
    this.assertWithinBounds(requester);
    this.perKey.add(key, 1);
    this.perGroup.add(group, 1);
    try {
      return await this.inSlot(requester, work);
    } finally {
      this.perKey.add(key, -1);
      this.perGroup.add(group, -1);
    }
  }

  private assertWithinBounds({ key, group }: Requester): void {
    const { atOnce, waiting, perKey = Infinity, perGroup = Infinity } = this.bounds;
    if (this.running >= atOnce && this.waiting >= waiting) throw new TooBusy();
    if (this.perKey.of(key) >= perKey || this.perGroup.of(group) >= perGroup) throw new RateLimitExceeded(SOON_SECONDS);
  }

  private async inSlot<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    if (this.running >= this.bounds.atOnce) await this.wait(requester);
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.next();
      if (next) next();
      else this.running -= 1;
    }
  }

  private wait({ key, group }: Requester): Promise<void> {
    this.waiting += 1;
    const keys = at(this.groups, group, () => new Map<string, (() => void)[]>());
    const waiting = at(keys, key, () => []);
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** The next task: first of the next key in the next group; both then move to the end. */
  private next(): (() => void) | undefined {
    const [[group, keys] = []] = this.groups;
    const [[key, waiting] = []] = keys ?? [];
    if (group === undefined || !keys || key === undefined || !waiting) return undefined;
    const first = waiting.shift();
    keys.delete(key);
    if (waiting.length > 0) keys.set(key, waiting);
    this.groups.delete(group);
    if (keys.size > 0) this.groups.set(group, keys);
    this.waiting -= 1;
    return first;
  }
}

function at<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/** Counts by name; entries of zero are removed. */
class Counter {
  private readonly counts = new Map<string, number>();

  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  add(name: string, difference: number): void {
    const count = this.of(name) + difference;
    if (count === 0) this.counts.delete(name);
    else this.counts.set(name, count);
  }
}
