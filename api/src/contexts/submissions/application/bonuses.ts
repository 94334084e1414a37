import { type Bonus as BonusResponse } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Bonus } from '../domain/bonus';

/** Stores bonuses; append-only. */
export abstract class Bonuses {
  abstract add(bonus: Bonus): Promise<void>;

  abstract find(id: Id): Promise<Bonus | undefined>;

  /** Bonuses of one submission, oldest first. */
  abstract of(submissionId: Id): Promise<readonly Bonus[]>;
}

export const bonusAnswer = ({ id, submissionId, coins, reason, at }: Bonus): BonusResponse => ({
  ...{ _id: id, submission: submissionId, coins, reason, at: new Date(at).toISOString() },
});
