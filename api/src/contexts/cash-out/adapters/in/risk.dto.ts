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
import { ResponseField, ResponseInteger, ResponseSchema } from '../../../../platform/http/response-field';

export class RiskTagAnswer implements RiskTag {
  @ResponseField('Code of the signal.', { enum: RISK_SIGNALS })
  readonly code: RiskSignalCode;

  @ResponseField('Severity.', { enum: RISK_LEVELS })
  readonly level: RiskLevel;
}

@ResponseSchema('A record that caused a signal.')
class RiskRowAnswer implements RiskRow {
  @ResponseField('What the row is.', { enum: RISK_ROW_KINDS })
  readonly kind: RiskRowKind;

  @ResponseField('Id of the row.')
  readonly _id: string;

  @ResponseField('Name of the user, title of the task or number of the transaction.')
  readonly name: string;

  @ResponseField('E-mail address of the person; null for other rows and for a removed person.', {
    type: String,
    nullable: true,
  })
  readonly email: string | null;
}

class RiskSignalAnswer extends RiskTagAnswer implements RiskSignal {
  @ResponseField(
    'Measured numbers by name: people, purchases, works, disputes, coins, days, seconds, whole percents.',
    {
      type: 'object',
      additionalProperties: { type: 'integer' },
    },
  )
  readonly numbers: Record<string, number>;

  @ResponseField('The first ten records that caused it, latest first.', { type: [RiskRowAnswer] })
  readonly rows: RiskRowAnswer[];
}

export class WithdrawalSignalsAnswer implements WithdrawalSignals {
  @ResponseField('Id of the request.')
  readonly _id: string;

  @ResponseInteger('Days in which a purchase counts as refundable.')
  readonly refundableDays: number;

  @ResponseField('Risk signals, most severe first; may be empty.', { type: [RiskSignalAnswer] })
  readonly signals: RiskSignalAnswer[];
}
