import { type ApiError, type browserStorage, isApiError, randomKey, retryable } from '@kaaj/api-client';
import { type NextItem, type StreamProgress } from '@kaaj/contract';
import { type Work } from '../../shared/work-form';

/** An answer or a skip of an item, stored with one idempotency key until the server responds: it takes effect once. */
interface Queued {
  readonly key: string;
  readonly taskId: string;
  readonly pay: number;
  readonly version: number;
  /** Null for a skip. */
  readonly work: Work | null;
}

/** A claimed item. */
export type StreamItem = Omit<NextItem, 'progress'>;

interface RefusedWork {
  readonly taskId: string;
  readonly work: Work | null;
  readonly error: ApiError;
}

/** The calls that a stream makes. Each that is asynchronous rejects with an ApiError. */
interface StreamCalls {
  next: (ahead: boolean) => Promise<NextItem>;
  /** Another item of the batch that the worker has claimed; undefined for none. */
  claimedBeside: (taskId: string) => Promise<StreamItem | undefined>;
  send: (taskId: string, version: number, work: Work, key: string) => Promise<unknown>;
  skip: (taskId: string, key: string) => Promise<unknown>;
  /** Stores refused work as the draft of its item. */
  keep: (taskId: string, work: Work) => void;
}

export interface StreamView {
  /** The current item; undefined if there is none. */
  readonly item: StreamItem | undefined;
  /** The prefetched item, whose picture can be loaded. */
  readonly ahead: StreamItem | undefined;
  readonly progress: StreamProgress;
  /** Number of queued answers and skips. */
  readonly waiting: number;
  /** The last call failed and is retried. */
  readonly stuck: boolean;
  /** The server has no more items for this worker. */
  readonly ended: boolean;
  /** Error that ended fetching; not retried. */
  readonly failed: ApiError | undefined;
  /** Answers that the server refused. */
  readonly refused: readonly RefusedWork[];
  /** Average milliseconds per answered item of this visit; undefined before the first. */
  readonly pace: number | undefined;
}

const RETRY_MS = 3_000;
const NO_PROGRESS: StreamProgress = { done: 0, earned: 0, left: 0 };

const isRetryable = (error: ApiError) => error.code !== 'submission/too-many-codes' && retryable(error);

/**
 * Works through the items of a batch: shows one, prefetches the next, and sends answers in the background, one after
 * the other. Unsent answers are stored on this device.
 */
export class Stream {
  private view: StreamView;
  private items: readonly StreamItem[] = [];
  private queue: readonly Queued[];
  private progress = NO_PROGRESS;
  private refused: readonly RefusedWork[] = [];
  private stuck = false;
  private ended = false;
  private failed: ApiError | undefined;
  private readonly running = new Map<'sending' | 'fetching', Promise<void>>();
  /** `done` and `earned` come from the first response; later they are counted here. */
  private progressLoaded = false;
  /** A visit before may have claimed two items, of which `next` returns the first. */
  private secondRequested = false;
  /** No second item was available; the prefetch is retried after the next queued answer was sent. */
  private prefetchExhausted = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private leaving = false;
  private shownAt = 0;
  private timed = { items: 0, total: 0 };
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly calls: StreamCalls,
    private readonly storage: Pick<typeof browserStorage, 'get' | 'set' | 'remove'>,
    private readonly storageKey: string,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.queue = this.loadQueue();
    this.view = this.toView();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): StreamView => this.view;

  /** Starts or resumes requests. Also called when the connection returns and by the retry timer. */
  readonly start = (): void => {
    clearTimeout(this.retry);
    this.stopped = false;
    void this.run();
  };

  /** Stops all requests; unsent answers stay on this device. */
  readonly stop = (): void => {
    this.stopped = true;
    clearTimeout(this.retry);
  };

  /** Sends all answers before the worker signs out, and claims no more items. Resolves also when a call fails. */
  readonly flush = (): Promise<void> => {
    this.leaving = true;
    return this.run();
  };

  submit(work: Work): void {
    this.enqueue(work);
  }

  skip(): void {
    this.enqueue(null);
  }

  private enqueue(work: Work | null): void {
    const [item] = this.items;
    if (!item) return;
    const { _id: taskId, payableAmount: pay, version } = item.task;
    this.store([...this.queue, { key: randomKey(), taskId, pay, version, work }]);
    if (work) this.timed = { items: this.timed.items + 1, total: this.timed.total + this.now() - this.shownAt };
    this.show(this.items.slice(1));
    void this.run();
  }

  /** The claims to release when the worker leaves. */
  get claimedTaskIds(): readonly string[] {
    return this.items.map(({ task }) => task._id);
  }

  /** Sends answers one after the other. In parallel, fetches the next item when fewer than two items are held. */
  private run(): Promise<void> {
    const sending = this.loop('sending', () => this.sendFirst());
    void this.loop('fetching', () => this.fetch());
    return sending;
  }

  private loop(name: 'sending' | 'fetching', step: () => Promise<boolean>): Promise<void> {
    // Begins later: a loop that ends at once would otherwise be stored after it was removed.
    const running = this.running.get(name) ?? Promise.resolve().then(() => this.repeat(name, step));
    this.running.set(name, running);
    return running;
  }

  private async repeat(name: 'sending' | 'fetching', step: () => Promise<boolean>): Promise<void> {
    try {
      while (!this.stopped && (await step()));
    } catch (error) {
      if (!isApiError(error)) throw error;
      this.stuck = isRetryable(error);
      if (!this.stuck) this.failed = error;
      else this.scheduleRetry();
      this.notify();
    } finally {
      this.running.delete(name);
    }
  }

  private scheduleRetry(): void {
    clearTimeout(this.retry);
    if (!this.stopped) this.retry = setTimeout(this.start, RETRY_MS);
  }

  /** Resolves to false if the queue is empty. */
  private async sendFirst(): Promise<boolean> {
    const [first] = this.queue;
    if (!first) return false;
    const { key, taskId, pay, version, work } = first;
    const others = this.refused.filter((each) => each.taskId !== taskId);
    let isCorrectable = false;
    try {
      await (work ? this.calls.send(taskId, version, work, key) : this.calls.skip(taskId, key));
      const { done, earned, left } = this.progress;
      const totals = work ? { done: done + 1, earned: earned + pay } : { done, earned };
      this.progress = { ...totals, left: Math.max(0, left - 1) };
      this.refused = others;
    } catch (error) {
      if (!isApiError(error) || isRetryable(error)) throw error;
      this.refused = [...others, { taskId, work, error }];
      if (work) this.calls.keep(taskId, work);
      isCorrectable = error.status === 422;
    }
    this.stuck = false;
    this.prefetchExhausted = false;
    this.remove(key);
    this.notify();
    if (isCorrectable) await this.reclaim(taskId);
    void this.loop('fetching', () => this.fetch());
    return true;
  }

  /**
   * The item of a refused answer is still claimed. It is the oldest claim, which the server returns first: the item is
   * shown again for correction.
   */
  private async reclaim(taskId: string): Promise<void> {
    const next = await this.calls.next(false).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
      return undefined;
    });
    if (next?.task._id === taskId && !this.claimedTaskIds.includes(taskId)) this.show([next, ...this.items]);
  }

  /** Keeps one current item and one prefetched: at most two claims, including unsent answers. */
  private async fetch(): Promise<boolean> {
    const heldCount = this.items.length + this.queue.length;
    if (this.leaving || this.ended || this.failed || heldCount > 1 || (heldCount > 0 && this.prefetchExhausted))
      return false;
    try {
      const [item] = this.items;
      if (item && !this.secondRequested && this.progressLoaded) {
        this.secondRequested = true;
        const second = await this.calls.claimedBeside(item.task._id).catch(() => undefined);
        if (second && !this.isKnown(second)) this.show([...this.items, second]);
        return true;
      }
      const next = await this.calls.next(heldCount > 0);
      this.stuck = false;
      this.progress = this.progressLoaded ? { ...this.progress, left: next.progress.left } : next.progress;
      this.progressLoaded = true;
      if (this.claimedTaskIds.includes(next.task._id)) return false;
      this.show([...this.items, next]);
      return true;
    } catch (error) {
      if (!isApiError(error) || isRetryable(error)) throw error;
      // Prefetching is optional: the current item is not affected by its failure.
      if (heldCount > 0) this.prefetchExhausted = true;
      else if (error.code !== 'batch/nothing-left') throw error;
      else {
        this.ended = true;
        this.notify();
      }
      return heldCount > 0 && this.items.length + this.queue.length === 0;
    }
  }

  private isKnown({ task }: StreamItem): boolean {
    return this.claimedTaskIds.includes(task._id) || this.queue.some(({ taskId }) => taskId === task._id);
  }

  private show(items: readonly StreamItem[]): void {
    if (items[0] !== this.items[0]) this.shownAt = this.now();
    this.items = items;
    this.notify();
  }

  private loadQueue(): readonly Queued[] {
    return JSON.parse(this.storage.get(this.storageKey) ?? '[]') as readonly Queued[];
  }

  /** Another tab may have sent stored answers since this one was stopped. */
  private remove(key: string): void {
    const others = (queue: readonly Queued[]) => queue.filter((each) => each.key !== key);
    const left = others(this.queue);
    this.store(this.stopped ? others(this.loadQueue()) : left);
    this.queue = left;
  }

  private store(queue: readonly Queued[]): void {
    this.queue = queue;
    if (queue.length > 0) this.storage.set(this.storageKey, JSON.stringify(queue));
    else this.storage.remove(this.storageKey);
  }

  private toView(): StreamView {
    const { items, queue, progress, stuck, ended, failed, refused, timed } = this;
    const queuedAnswers = queue.filter(({ work }) => work !== null);
    return {
      item: items[0],
      ahead: items[1],
      progress: {
        done: progress.done + queuedAnswers.length,
        earned: progress.earned + queuedAnswers.reduce((sum, { pay }) => sum + pay, 0),
        left: Math.max(0, progress.left - queue.length),
      },
      waiting: queue.length,
      ...{ stuck, ended, failed, refused },
      pace: timed.items === 0 ? undefined : timed.total / timed.items,
    };
  }

  private notify(): void {
    this.view = this.toView();
    for (const listener of this.listeners) listener();
  }
}
