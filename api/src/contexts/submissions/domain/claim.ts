import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type Transition } from '../../../kernel/transitions';
import { ClaimedTwice, ClaimsPaused, TooManyClaims } from './claim.errors';

/** A place of a task that is kept for one worker: nobody else takes it until its time is over. */
export interface Claim {
  readonly id: Id;
  readonly taskId: Id;
  readonly buyerId: Id;
  /** Of its task; null for a task of its own. */
  readonly batchId: Id | null;
  readonly workerId: Id;
  /** What the work that uses it will be called, where it is done elsewhere; else null. */
  readonly submissionId: Id | null;
  /** What the place pays; set aside with it. */
  readonly reward: Coins;
  /** Milliseconds since the epoch, as the following: since when it is kept; 0 where nobody noted it. */
  readonly since: number;
  readonly until: number;
}

/** How one ended that was not used: its time was over, or it was given back, late where more than a third of its time was gone. */
export type ClaimEnd = 'ran-out' | 'late' | 'given-back';

/** live: the place is kept. One that was used is not there any more. */
export type ClaimState = 'live' | ClaimEnd;

/** What becomes of a claim, from which state and by whom. */
export const CLAIM_TRANSITIONS = {
  ended: { from: ['live'], by: ['worker', 'removal'] },
  'given-back': { from: ['live'], by: ['worker'] },
  'ran-out': { from: ['live'], by: ['time'] },
} as const satisfies Record<string, Transition<ClaimState>>;

const MINUTE = 60_000;

/** Places that ran out within a day do no more harm than this many: then the worker may keep none for the rest of it. */
export const MAX_EXPIRED_CLAIMS = 10;
/** A place of one task is kept no more often by one worker within the same time. */
export const MAX_CLAIMS_PER_TASK = 2;
/** Items of one batch that a worker has claimed at the same time: the one at hand, and one ahead. */
export const MAX_CLAIMS_PER_BATCH = 2;
export const COOLDOWN_MS = 24 * 60 * MINUTE;

/** What a task offers to whoever claims a place of it. */
type Offered = Pick<Claim, 'taskId' | 'buyerId' | 'batchId' | 'reward'> & { readonly allowanceMinutes: number };

export function claim(
  { taskId, buyerId, batchId, reward, allowanceMinutes }: Offered,
  workerId: Id,
  id: Id,
  now: number,
  submissionId: Id | null = null,
): Claim {
  return {
    taskId,
    buyerId,
    batchId,
    reward,
    id,
    workerId,
    submissionId,
    since: now,
    until: now + allowanceMinutes * MINUTE,
  };
}

/** How many minutes work took for which a place was kept, one at least; undefined where nobody noted since when. */
export function minutesOf({ since }: Claim, now: number): number | undefined {
  return since === 0 ? undefined : Math.max(1, Math.ceil((now - since) / MINUTE));
}

/** What a claim that its worker gives up comes to. */
export function endOf({ since, until }: Claim, now: number): ClaimEnd {
  if (now >= until) return 'ran-out';
  return since > 0 && (now - since) * 3 > until - since ? 'late' : 'given-back';
}

/** What became of a worker's claims of late: `ranOut` counts those given back late as halves, `ofTask` all of the task that is wanted. */
export interface EndedClaims {
  readonly ranOut: number;
  readonly ofTask: number;
}

/** Throws TooManyClaims, ClaimsPaused or ClaimedTwice where a worker may keep no further place. */
export function assertMayClaim({ ranOut, ofTask }: EndedClaims, live: number, mostLive: number): void {
  if (live >= mostLive) throw new TooManyClaims();
  if (ranOut >= MAX_EXPIRED_CLAIMS) throw new ClaimsPaused();
  if (ofTask >= MAX_CLAIMS_PER_TASK) throw new ClaimedTwice();
}
