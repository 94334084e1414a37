import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { ofBuyer } from '../../../kernel/not-found';
import { type Submission } from './submission';
import { NotAccepted } from './submission.errors';

/** Coins that a buyer paid in addition to the reward of an accepted submission. */
export interface Bonus {
  readonly id: Id;
  readonly submissionId: Id;
  readonly buyerId: Id;
  readonly workerId: Id;
  readonly coins: Coins;
  readonly reason: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The submission, if this buyer may pay a bonus for it. Throws NotFound for another buyer's, or NotAccepted. */
export function forBonus(sent: Submission | undefined, buyerId: Id): Submission {
  const submission = ofBuyer(sent, buyerId);
  if (submission.status !== 'accepted') throw new NotAccepted();
  return submission;
}
