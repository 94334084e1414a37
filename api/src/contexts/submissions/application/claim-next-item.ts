import { Injectable } from '@nestjs/common';
import { type Role } from '@kaaj/contract';
import { Clock } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id, newId } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Eligibility } from '../../reputation';
import { People } from '../../people';
import {
  BatchPaused,
  isOver,
  type OpenItem,
  TaskClosed,
  type TakenItem,
  type Task,
  type TaskOffer,
  TaskSlots,
  type TaskStream,
  TaskStreams,
} from '../../tasks';
import {
  assertMayClaim,
  type Claim,
  claim,
  type EndedClaims,
  exhaustedTasks,
  MAX_CLAIMS_PER_BATCH,
  COOLDOWN_MS,
} from '../domain/claim';
import { isControlTurn } from '../domain/control-turn';
import { ClaimedTwice, NoItemsLeft, TooManyClaims } from '../domain/claim.errors';
import { assertWorker } from '../domain/submission';
import { claimForLink, submissionIdFor } from './claim-for-link';
import { Claims } from './claims';
import { ReleaseClaimedSlot } from './release-claimed-slot';
import { type OpenItemRange, type StreamProgress, type StreamItem, StreamWork } from './stream-work';
import { SubmissionSettings } from './submission-settings';

interface NextItemRequest {
  readonly batchId: Id;
  readonly workerId: Id;
  readonly role: Role | undefined;
  /** Requests one more item while one is claimed. */
  readonly ahead: boolean;
}

export interface NextItem {
  readonly claim: Claim;
  /** Present if its row was read to claim it. */
  readonly task: Task | undefined;
  readonly done: number;
  readonly earned: Coins;
  readonly left: number;
}

/** Items of the first round trip. With fewer open items, and no control items, the number left is exact. */
const FIRST_PAGE_SIZE = 16;
const PAGE_SIZE = 100;
const LONG_PAGE_SIZE = 1_000;
/** At most this many higher numbers of open slots are tried, one page each, before the scan of all items. */
const MAX_LEVELS = 10;

/**
 * Claims the item of a batch with the fewest open slots that the worker has neither done nor skipped. Returns
 * the worker's live claim if there is one, unless the request is for one `ahead`. Throws NotAWorker, NotFound,
 * TaskClosed, BatchPaused, NotEligible, TooManyClaims, ClaimsPaused, ClaimedTwice or NoItemsLeft.
 */
@Injectable()
export class ClaimNextItem {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly claims: Claims,
    private readonly releaseClaimedSlot: ReleaseClaimedSlot,
    private readonly work: StreamWork,
    private readonly people: People,
    private readonly streams: TaskStreams,
    private readonly tasks: TaskSlots,
    private readonly eligibility: Eligibility,
    private readonly clock: Clock,
    private readonly settings: SubmissionSettings,
  ) {}

  async execute(wanted: NextItemRequest): Promise<NextItem> {
    assertWorker(wanted.role);
    return this.unitOfWork.run(async () => {
      // The lock serializes the checks of this worker's limits.
      const [, state] = await Promise.all([this.people.lock(wanted.workerId), this.workerState(wanted)]);
      return this.next(wanted, (await this.releaseExpired(state)) ? await this.workerState(wanted) : state);
    });
  }

  private async next({ batchId, workerId, ahead }: NextItemRequest, state: WorkerState): Promise<NextItem> {
    const { stream, own, live, ended, progress } = state;
    if (!stream) throw new NotFound();
    const search = new Search(state, this.work, { batchId, workerId, control: false });
    const offers = await Promise.all(own.map(({ taskId }) => this.tasks.offer(taskId)));
    const current = await this.firstResumable(own, offers);
    const answer = async (taken: Claim, task?: Task): Promise<NextItem> => ({
      claim: taken,
      task,
      done: progress.submitted,
      earned: progress.earned,
      left:
        search.isComplete && stream.controls === 0
          ? search.first.length + own.length
          : Math.min(
              (await this.streams.openItems(batchId)) + own.length,
              stream.items - progress.submitted - progress.skipped,
            ),
    });
    if (current && !ahead) return answer(current);
    const { buyerId, restricted } = stream;
    await this.eligibility.assert({ taskId: batchId, batchId, buyerId, restricted }, workerId);
    if (own.length >= MAX_CLAIMS_PER_BATCH) throw new TooManyClaims();
    if (isOver(stream, this.clock.moment())) throw new TaskClosed();
    if (stream.status === 'paused') throw new BatchPaused();
    const now = this.clock.now();
    assertMayClaim(ended, live.filter(({ until }) => until > now).length, this.settings.claimsAtOnce);
    const { offer, task } = await this.takeFirst(this.searchesInOrder(search, state, stream, offers));
    const taken = claim(offer, workerId, newId(), now, await submissionIdFor(offer, workerId, this.claims));
    this.claims.add(taken);
    return answer(taken, task);
  }

  /** Control items and ordinary items, in the order in which to try them. */
  private searchesInOrder(
    others: Search,
    { own, progress }: WorkerState,
    { controls, goldRate: rate }: TaskStream,
    claimed: readonly (TaskOffer | undefined)[],
  ): readonly (() => Promise<Search>)[] {
    const ordinary = () => Promise.resolve(others);
    if (controls === 0) return [ordinary];
    const seen = progress.controls + claimed.filter((offer) => offer?.control).length;
    const range = { ...others.range, control: true };
    const controlItems = async () => {
      const nearest = await this.work.nearest({ ...range, after: 1 }, FIRST_PAGE_SIZE);
      return new Search({ ...others.state, nearest }, this.work, range);
    };
    const isTurn = isControlTurn({ rate, offered: progress.submitted + own.length, controls: seen }, Math.random());
    return isTurn ? [controlItems, ordinary] : [ordinary, controlItems];
  }

  /** Claims from the first search with a free item. Throws ClaimedTwice or NoItemsLeft. */
  private async takeFirst(searches: readonly (() => Promise<Search>)[]): Promise<TakenItem> {
    let exhausted = false;
    for (const openSearch of searches) {
      const search = await openSearch();
      const taken = await this.takeNearest(search);
      if (taken !== undefined) return taken;
      exhausted ||= search.sawExhausted;
    }
    throw exhausted ? new ClaimedTwice() : new NoItemsLeft();
  }

  /** In one round trip. */
  private async workerState({ batchId, workerId }: NextItemRequest): Promise<WorkerState> {
    const since = this.clock.now() - COOLDOWN_MS;
    const [stream, live, ended, progress, nearest] = await Promise.all([
      this.streams.find(batchId),
      this.claims.of(workerId),
      this.claims.endedSince(workerId, since),
      this.work.progressIn(batchId, workerId),
      this.work.nearest({ batchId, workerId, control: false, after: 1 }, FIRST_PAGE_SIZE),
    ]);
    return { stream, live, own: live.filter((each) => each.batchId === batchId), ended, progress, nearest };
  }

  /** Releases the worker's expired claims in this batch; false where there were none. */
  private async releaseExpired({ own }: WorkerState): Promise<boolean> {
    const over = own.filter(({ until }) => until <= this.clock.now());
    for (const each of over) {
      if (await this.claims.release(each, 'ran-out', each.until)) await this.releaseClaimedSlot.release(each);
    }
    return over.length > 0;
  }

  /** The first claim whose task is not deleted, with a submission id where the task got a link since. */
  private async firstResumable(
    own: readonly Claim[],
    offers: readonly (TaskOffer | undefined)[],
  ): Promise<Claim | undefined> {
    const index = offers.findIndex((offer) => offer && offer.status !== 'deleted');
    const [first, offer] = [own[index], offers[index]];
    return first && offer && claimForLink(first, offer, this.claims);
  }

  /** Checked only once an item could not be taken. All items of a batch are hidden or in review together. */
  private async assertShown(taskId: Id): Promise<void> {
    const status = (await this.tasks.offer(taskId))?.status;
    if (status === 'hidden' || status === 'review') throw new TaskClosed();
  }

  /**
   * Takes the first item that no other transaction has locked. If none was free, it tries all again and waits for
   * locks. Throws TaskClosed.
   */
  private async takeNearest(search: Search): Promise<TakenItem | undefined> {
    const seen: Id[] = [];
    for await (const free of search.pages()) {
      const taken = await this.tasks.takeAny(search.range.batchId, free);
      if (taken !== undefined) return taken;
      if (seen.length === 0 && free[0]) await this.assertShown(free[0].id);
      seen.push(...free.map(({ id }) => id));
    }
    for (const id of seen) {
      if (!(await this.tasks.takeIfOpen(id))) continue;
      const offer = await this.tasks.offer(id);
      return offer && { offer };
    }
    return undefined;
  }
}

/** A worker's state in a batch, and the batch's open items. */
interface WorkerState {
  readonly stream: TaskStream | undefined;
  /** All live claims of the worker, including expired ones; `own` are those in this batch. */
  readonly live: readonly Claim[];
  readonly own: readonly Claim[];
  readonly ended: readonly EndedClaims[];
  readonly progress: StreamProgress;
  readonly nearest: readonly StreamItem[];
}

/** The open items of a batch that a worker may claim, those with the fewest open slots first, page by page. */
class Search {
  /** Free items of the first page. */
  readonly first: readonly OpenItem[];
  /** The first page has all open items. */
  readonly isComplete: boolean;
  /** Items are open, but this worker has claimed them as often as allowed. */
  sawExhausted = false;
  private readonly claimed: ReadonlySet<Id>;
  private readonly exhausted: ReadonlySet<Id>;

  constructor(
    readonly state: Pick<WorkerState, 'own' | 'ended' | 'nearest'>,
    private readonly work: StreamWork,
    readonly range: Omit<OpenItemRange, 'after'>,
  ) {
    const { own, ended, nearest } = state;
    this.claimed = new Set(own.map(({ taskId }) => taskId));
    this.exhausted = exhaustedTasks(ended);
    this.isComplete = nearest.length < FIRST_PAGE_SIZE;
    this.first = this.free(nearest);
  }

  /**
   * Items that the worker has done have fewer open slots, so they sort to the front and are filtered out here. The
   * first page of each higher number of open slots is read before a scan of all items.
   */
  async *pages(): AsyncGenerator<readonly OpenItem[]> {
    yield this.first;
    const end = this.state.nearest.at(-1);
    if (this.isComplete || !end) return;
    const more = await this.work.nearest({ ...this.range, after: end }, PAGE_SIZE);
    yield this.free(more);
    const last = more.at(-1) ?? end;
    for (let level = last.openSlots + 1, tried = 0; tried < MAX_LEVELS; tried += 1) {
      const open = await this.work.nearest({ ...this.range, after: level }, PAGE_SIZE);
      const highest = open.at(-1);
      if (!highest) break;
      yield this.free(open);
      level = highest.openSlots + 1;
    }
    for (let after: OpenItem | undefined = last; after;) {
      const open: readonly StreamItem[] = await this.work.nearest({ ...this.range, after }, LONG_PAGE_SIZE);
      yield this.free(open);
      after = open.length < LONG_PAGE_SIZE ? undefined : open.at(-1);
    }
  }

  private free(open: readonly StreamItem[]): readonly OpenItem[] {
    const left = open.filter(({ id, handled }) => !handled && !this.claimed.has(id));
    const free = left.filter(({ id }) => !this.exhausted.has(id));
    this.sawExhausted ||= free.length < left.length;
    return free;
  }
}
