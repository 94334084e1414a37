import { MINUTE_MS } from '../../../kernel/clock';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type Transition } from '../../../kernel/transitions';
import { ClaimsPaused, TooManyClaims } from './claim.errors';

/** A slot of a task that is reserved for one worker until it expires. */
export interface Claim {
  readonly id: Id;
  readonly taskId: Id;
  readonly buyerId: Id;
  /** The task's batch; null for a task without one. */
  readonly batchId: Id | null;
  readonly workerId: Id;
  /** Id of the future submission, for a task that is done on another site; else null. */
  readonly submissionId: Id | null;
  /** Pay of the slot, which is in escrow. */
  readonly reward: Coins;
  /** Start, in milliseconds since the epoch like `until`; 0 where it was not recorded. */
  readonly since: number;
  readonly until: number;
}

/** How an unused claim ended. late: released after more than a third of its time. */
export type ClaimEnd = 'ran-out' | 'late' | 'given-back';

/** A used claim is deleted. */
export type ClaimState = 'live' | ClaimEnd;

export const CLAIM_TRANSITIONS = {
  ended: { from: ['live'], by: ['worker', 'removal'] },
  'given-back': { from: ['live'], by: ['worker'] },
  'ran-out': { from: ['live'], by: ['time'] },
} as const satisfies Record<string, Transition<ClaimState>>;

/** After this many claims expired within a day, the worker may claim no more for the rest of it. */
export const MAX_EXPIRED_CLAIMS = 10;
/** Claims of one task by one worker within the same time. */
export const MAX_CLAIMS_PER_TASK = 2;
/** Live claims of one worker in one batch: the current item and the next one. */
export const MAX_CLAIMS_PER_BATCH = 2;
export const COOLDOWN_MS = 24 * 60 * MINUTE_MS;

/** What a claim needs of its task. */
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
    until: now + allowanceMinutes * MINUTE_MS,
  };
}

/** Minutes since the claim began, at least 1; undefined where its start was not recorded. */
export function minutesOf({ since }: Claim, now: number): number | undefined {
  return since === 0 ? undefined : Math.max(1, Math.ceil((now - since) / MINUTE_MS));
}

/** How a claim ends when its worker releases it now. */
export function endOf({ since, until }: Claim, now: number): ClaimEnd {
  if (now >= until) return 'ran-out';
  return since > 0 && (now - since) * 3 > until - since ? 'late' : 'given-back';
}

/** A worker's recent claims of one task that ended unused. */
export interface EndedClaims {
  readonly taskId: Id;
  readonly count: number;
  /** Those that expired; a late release counts as one half. */
  readonly expired: number;
}

/** Throws TooManyClaims or ClaimsPaused where the worker may claim no slot at all. */
export function assertMayClaim(ended: readonly EndedClaims[], live: number, maxLive: number): void {
  if (live >= maxLive) throw new TooManyClaims();
  if (ended.reduce((sum, { expired }) => sum + expired, 0) >= MAX_EXPIRED_CLAIMS) throw new ClaimsPaused();
}

/** Tasks that the worker has claimed as often as allowed, without using the claims. */
export const exhaustedTasks = (ended: readonly EndedClaims[]): ReadonlySet<Id> =>
  new Set(ended.filter(({ count }) => count >= MAX_CLAIMS_PER_TASK).map(({ taskId }) => taskId));
