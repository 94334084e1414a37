import { type DisputeOutcome, type DisputeParty, type DisputeState, type DisputeUnpaid } from '@kaaj/contract';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { DAY_MS, HOUR_MS } from '../../../kernel/clock';
import { AlreadyAnswered, AlreadyDecided, NotRejected, TooEarly, TooLate } from './dispute.errors';

/** Source of the reserved reward: a slot of the task, the buyer's available coins, or none. */
export type FundingSource = 'place' | 'buyer' | 'none';

/** A worker's objection to the rejection of one submission. */
export interface Dispute {
  readonly id: Id;
  readonly submissionId: Id;
  readonly taskId: Id;
  readonly title: string;
  readonly buyerId: Id;
  readonly workerId: Id;
  readonly reward: Coins;
  readonly cover: FundingSource;
  readonly state: DisputeState;
  /** Null while undecided. */
  readonly outcome: DisputeOutcome | null;
  /** The worker's statement. */
  readonly statement: string;
  /** URLs of pictures. */
  readonly pictures: readonly string[];
  /** The buyer's statement; null for none. */
  readonly answer: string | null;
  /** Reason of the decision; null for none. */
  readonly reason: string | null;
  /** Milliseconds since the epoch, as the following. */
  readonly openedAt: number;
  /** Deadline of the buyer's answer. */
  readonly answerBy: number;
  /** Without a decision the worker is paid then. */
  readonly decideBy: number;
  /** 0 without an answer. */
  readonly answeredAt: number;
  /** When the buyer conceded without coins; 0 where they did not. */
  readonly concededAt: number;
  /** 0 while undecided. */
  readonly decidedAt: number;
  /** Supporters of worker and buyer, who may read it and write messages; null for none. */
  readonly workerSupporterId: Id | null;
  readonly buyerSupporterId: Id | null;
}

/** A message in a dispute, in addition to statement and answer. */
export interface DisputeMessage {
  readonly id: Id;
  readonly disputeId: Id;
  readonly authorId: Id;
  readonly party: DisputeParty;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The person's part in the dispute; undefined for none. */
export function partyOf(
  { workerId, buyerId, workerSupporterId, buyerSupporterId }: Dispute,
  personId: Id,
): DisputeParty | undefined {
  if (personId === workerId) return 'worker';
  if (personId === buyerId) return 'buyer';
  if (personId === workerSupporterId) return 'worker-supporter';
  return personId === buyerSupporterId ? 'buyer-supporter' : undefined;
}

export const participantsOf = ({ workerId, buyerId, workerSupporterId, buyerSupporterId }: Dispute): readonly Id[] =>
  [workerId, buyerId, workerSupporterId, buyerSupporterId].filter((id) => id !== null);

const DISPUTED_WITHIN = 7 * DAY_MS;
const ANSWERED_WITHIN = 48 * HOUR_MS;
const DECIDED_WITHIN = 9 * DAY_MS;

/** The disputed submission. */
export interface Rejected extends Pick<Dispute, 'taskId' | 'buyerId' | 'workerId' | 'reward'> {
  readonly id: Id;
  readonly taskTitle: string;
  readonly status: string;
  readonly decidedAt: number;
}

/** Throws NotFound for another worker's submission, NotRejected, or TooLate a week after the rejection. */
export function assertDisputable<Work extends Rejected>(
  work: Work | undefined,
  workerId: Id,
  now: number,
): asserts work is Work {
  if (work?.workerId !== workerId) throw new NotFound();
  if (work.status !== 'rejected') throw new NotRejected();
  if (now > work.decidedAt + DISPUTED_WITHIN) throw new TooLate();
}

export function open(
  { id: submissionId, taskId, taskTitle: title, buyerId, workerId, reward }: Rejected,
  statement: Pick<Dispute, 'id' | 'statement' | 'pictures' | 'cover'>,
  now: number,
): Dispute {
  return {
    ...statement,
    ...{ submissionId, taskId, title, buyerId, workerId, reward },
    ...{ state: 'open', outcome: null, answer: null, reason: null },
    ...{ openedAt: now, answerBy: now + ANSWERED_WITHIN, decideBy: now + DECIDED_WITHIN },
    ...{ answeredAt: 0, concededAt: 0, decidedAt: 0, workerSupporterId: null, buyerSupporterId: null },
  };
}

/** The next deadline, in milliseconds since the epoch: first the buyer's, then the Admins'; null once decided. */
export function dueOf({ state, answerBy, decideBy }: Dispute, now: number): number | null {
  if (state === 'decided') return null;
  return state === 'open' && now < answerBy ? answerBy : decideBy;
}

/** Why the worker is not paid although it is due: no coins are reserved, and it waits for an Admin. Null otherwise. */
export function unpaidOf({ state, cover, concededAt, decideBy }: Dispute, now: number): DisputeUnpaid | null {
  if (state === 'decided' || cover !== 'none') return null;
  if (concededAt > 0) return 'conceded';
  return now > decideBy ? 'silence' : null;
}

/** Throws AlreadyDecided, AlreadyAnswered or TooLate. */
export function assertAnswerable({ state, answerBy }: Dispute, now: number): void {
  if (state === 'decided') throw new AlreadyDecided();
  if (state === 'answered') throw new AlreadyAnswered();
  if (now > answerBy) throw new TooLate();
}

/** Throws AlreadyDecided, or TooEarly while its buyer has time to answer. */
export function assertDecidable({ state, answerBy }: Dispute, now: number): void {
  if (state === 'decided') throw new AlreadyDecided();
  if (state === 'open' && now <= answerBy) throw new TooEarly();
}

/** The dispute of which another request took the same decision. Throws AlreadyDecided for a different one. */
export function withOutcome(dispute: Dispute, outcome: DisputeOutcome): Dispute {
  if (dispute.outcome !== outcome) throw new AlreadyDecided();
  return dispute;
}

export function isForWorker(outcome: DisputeOutcome): boolean {
  return outcome !== 'for-buyer' && outcome !== 'worker-left';
}
