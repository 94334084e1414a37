import { type DisputeOutcome, type DisputeParty, type DisputeState, type DisputeUnpaid } from '@kaaj/contract';
import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { NotFound } from '../../../kernel/not-found';
import { AlreadyAnswered, AlreadyDecided, NotRejected, TooEarly, TooLate } from './dispute.errors';

/** Where the reward was set aside from when the dispute began: a place of the task, what its buyer could spend, or nowhere. */
export type FundingSource = 'place' | 'buyer' | 'none';

/** A worker's objection to the rejection of one piece of work. */
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
  /** Null until it is decided. */
  readonly outcome: DisputeOutcome | null;
  /** What the worker says. */
  readonly statement: string;
  /** Addresses of pictures. */
  readonly pictures: readonly string[];
  /** What the buyer says; null for nothing. */
  readonly answer: string | null;
  /** Why it was decided so; null where nobody gave a reason. */
  readonly reason: string | null;
  /** Milliseconds since the epoch, as the following. */
  readonly openedAt: number;
  /** Until then its buyer may answer. */
  readonly answerBy: number;
  /** Then the worker is paid, if nobody has decided. */
  readonly decideBy: number;
  /** 0 while there is no answer. */
  readonly answeredAt: number;
  /** When its buyer conceded what nothing covers; 0 where they did not. */
  readonly concededAt: number;
  /** 0 while it is not decided. */
  readonly decidedAt: number;
  /** Whom its worker and its buyer named, to read it and to write beside them; null for nobody. */
  readonly workerSupporterId: Id | null;
  readonly buyerSupporterId: Id | null;
}

/** What somebody says in a dispute beside its statement and its answer. */
export interface DisputeMessage {
  readonly id: Id;
  readonly disputeId: Id;
  readonly authorId: Id;
  readonly party: DisputeParty;
  readonly text: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** As what somebody takes part; undefined for nobody of it. */
export function partyOf(
  { workerId, buyerId, workerSupporterId, buyerSupporterId }: Dispute,
  personId: Id,
): DisputeParty | undefined {
  if (personId === workerId) return 'worker';
  if (personId === buyerId) return 'buyer';
  if (personId === workerSupporterId) return 'worker-supporter';
  return personId === buyerSupporterId ? 'buyer-supporter' : undefined;
}

/** Everybody who takes part. */
export const participantsOf = ({ workerId, buyerId, workerSupporterId, buyerSupporterId }: Dispute): readonly Id[] =>
  [workerId, buyerId, workerSupporterId, buyerSupporterId].filter((id) => id !== null);

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const DISPUTED_WITHIN = 7 * DAY;
const ANSWERED_WITHIN = 48 * HOUR;
const DECIDED_WITHIN = 9 * DAY;

/** The work that a dispute is about. */
export interface Rejected {
  readonly id: Id;
  readonly taskId: Id;
  readonly taskTitle: string;
  readonly buyerId: Id;
  readonly workerId: Id;
  readonly reward: Coins;
  readonly status: string;
  readonly decidedAt: number;
}

/** Throws NotFound where it is not the worker's, NotRejected, or TooLate a week after the rejection. */
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
  said: Pick<Dispute, 'id' | 'statement' | 'pictures' | 'cover'>,
  now: number,
): Dispute {
  return {
    ...said,
    ...{ submissionId, taskId, title, buyerId, workerId, reward },
    ...{ state: 'open', outcome: null, answer: null, reason: null },
    ...{ openedAt: now, answerBy: now + ANSWERED_WITHIN, decideBy: now + DECIDED_WITHIN },
    ...{ answeredAt: 0, concededAt: 0, decidedAt: 0, workerSupporterId: null, buyerSupporterId: null },
  };
}

/** What comes next, in milliseconds since the epoch: the end of the buyer's time, then the end of the Admins'; null once it is decided. */
export function dueOf({ state, answerBy, decideBy }: Dispute, now: number): number | null {
  if (state === 'decided') return null;
  return state === 'open' && now < answerBy ? answerBy : decideBy;
}

/** Why the worker would be paid by now, where nothing covers it: it waits for an Admin. Null otherwise. */
export function unpaidOf({ state, cover, concededAt, decideBy }: Dispute, now: number): DisputeUnpaid | null {
  if (state === 'decided' || cover !== 'none') return null;
  if (concededAt > 0) return 'conceded';
  return now > decideBy ? 'silence' : null;
}

/** The dispute, if `buyerId` is to answer it. Throws NotFound. */
export function forBuyer(dispute: Dispute | undefined, buyerId: Id): Dispute {
  if (dispute?.buyerId !== buyerId) throw new NotFound();
  return dispute;
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

/** Whether a decision is the worker's. */
export function isForWorker(outcome: DisputeOutcome): boolean {
  return outcome !== 'for-buyer' && outcome !== 'worker-left';
}
