import { PickType } from '@nestjs/swagger';
import { LENGTHS, LIMITS } from '@kaaj/contract';
import { type Id } from '../../../../kernel/ids';
import { ListField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField } from '../../../../platform/http/response-field';
import { BonusAnswer } from './bonus.answer';
import { DecidedAnswer } from './submission.dto';

export class BonusBody {
  @WholeNumberField('Coins for the worker.', LIMITS.bonus)
  readonly coins: number;

  @TextField('Why; sent to the worker and shown on the receipt.', { max: LENGTHS.bonusReason, lines: true })
  readonly reason: string;
}

class BonusForBody extends BonusBody {
  @TextField('Id of the submission.', { min: 26, max: 26 })
  readonly id: Id;
}

export class BonusesBody {
  @ListField('The bonuses, each with its submission.', BonusForBody, { min: 1, max: LIMITS.decisionsAtOnce })
  readonly bonuses: readonly BonusForBody[];
}

export class PaidBonusAnswer extends PickType(DecidedAnswer, ['id', 'problem']) {
  @ResponseField('The bonus; omitted on an error.', { required: false })
  readonly bonus?: BonusAnswer;
}
