import {
  RISK_LEVELS,
  RISK_ROW_KINDS,
  RISK_SIGNALS,
  type RiskLevel,
  type RiskRow,
  type RiskRowKind,
  type RiskSignal,
  type RiskSignalCode,
  type RiskTag,
  type WithdrawalSignals,
} from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

export class RiskTagAnswer implements RiskTag {
  @ResponseField('What it is.', { type: String, enum: RISK_SIGNALS })
  readonly code: RiskSignalCode;

  @ResponseField('How much it tells.', { type: String, enum: RISK_LEVELS })
  readonly level: RiskLevel;
}

@ResponseSchema('A row behind a signal.')
class RiskRowAnswer implements RiskRow {
  @ResponseField('What the row is.', { type: String, enum: RISK_ROW_KINDS })
  readonly kind: RiskRowKind;

  @ResponseField('Id of the row.')
  readonly _id: string;

  @ResponseField('Name of the person, title of the task or number of the transaction.')
  readonly name: string;

  @ResponseField('E-mail address of the person; null for other rows and for a removed person.', {
    type: String,
    nullable: true,
  })
  readonly email: string | null;
}

class RiskSignalAnswer extends RiskTagAnswer implements RiskSignal {
  @ResponseField(
    'What it was found by: people, purchases, works, disputes, coins, days, seconds and whole percents, by name.',
    {
      type: 'object',
      additionalProperties: { type: 'integer' },
    },
  )
  readonly numbers: Record<string, number>;

  @ResponseField('The first ten rows behind it, latest first.', { type: [RiskRowAnswer] })
  readonly rows: RiskRowAnswer[];
}

export class WithdrawalSignalsAnswer implements WithdrawalSignals {
  @ResponseField('Id of the request.')
  readonly _id: string;

  @ResponseField('Days for which a purchase counts as one that may be refunded.', { type: 'integer' })
  readonly refundableDays: number;

  @ResponseField('The most telling ones first; none for most people.', { type: [RiskSignalAnswer] })
  readonly signals: RiskSignalAnswer[];
}
