import { type Bonus as BonusResponse } from '@kaaj/contract';
import { type Bonus } from '../domain/bonus';

export const bonusAnswer = ({ id, submissionId, coins, reason, at }: Bonus): BonusResponse => ({
  ...{ _id: id, submission: submissionId, coins, reason, at: new Date(at).toISOString() },
});
