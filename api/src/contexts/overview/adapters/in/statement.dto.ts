import { LIMITS, STATEMENT_GROUPS, type StatementGroup, type StatementLine } from '@kaaj/contract';
import { ChoiceField, OwnPageParameters, OwnParameters, QueryNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';

export class StatementParameters extends OwnPageParameters {
  @ChoiceField(
    'Only transfers of one group: earned, reserved for or returned from tasks, bought, withdrawn, or other.',
    [...STATEMENT_GROUPS, ''],
    { optional: true },
  )
  readonly group?: StatementGroup | '';

  @QueryNumberField('Only transfers of the last so many days.', { optional: true, ...LIMITS.statementDays })
  readonly days?: number;
}

export class YearParameters extends OwnParameters {
  @QueryNumberField('Number of the year; default: the current one.', { optional: true, ...LIMITS.statementYear })
  readonly year?: number;
}

class YearFiguresAnswer {
  @ResponseInteger('Coins earned by accepted work and won disputes.', { example: 250 })
  readonly earned: number;

  @ResponseInteger('Coins received as bonuses.', { example: 20 })
  readonly bonus: number;

  @ResponseInteger('Coins of accepted withdrawals minus returned ones; may be negative.', { example: 200 })
  readonly withdrawn: number;

  @ResponseInteger('Coins paid as fees by a buyer, without returned ones.', { example: 0 })
  readonly fees: number;

  @ResponseInteger('Coins of all other transfers; negative for a loss.', { example: 10 })
  readonly other: number;
}

class YearMonthAnswer extends YearFiguresAnswer {
  @ResponseField('The month, YYYY-MM, in the time zone of the installation.', { example: '2030-01' })
  readonly month: string;
}

@ResponseSchema(
  'A year of your coins, by month, from the ledger: opening + earned + bonus - withdrawn - fees + other = closing.',
)
export class YearlyStatementAnswer {
  @ResponseInteger('Number of the year.', { example: 2030 })
  readonly year: number;

  @ResponseInteger('Coin balance at its beginning.')
  readonly opening: number;

  @ResponseField('The twelve months.', { type: [YearMonthAnswer] })
  readonly months: readonly YearMonthAnswer[];

  @ResponseField('Totals.')
  readonly total: YearFiguresAnswer;

  @ResponseInteger('Coin balance at its end, or now.')
  readonly closing: number;
}

@ResponseSchema("One transfer of coins in a user's statement.")
export class StatementLineAnswer implements StatementLine {
  @ResponseField('Id of the transfer.')
  readonly _id: string;

  @ResponseTime('When it was created.')
  readonly time: string;

  @ResponseField('Kind of the transfer, a stable code.', { example: 'submission-accepted' })
  readonly kind: string;

  @ResponseInteger('Change of the balance in coins; 0 if coins were only held or released.')
  readonly amount: number;

  @ResponseInteger('Coins held for a withdrawal; negative if released.')
  readonly held: number;

  @ResponseInteger('Coin balance right after it.')
  readonly balance: number;

  @ResponseField('The task whose escrow was debited or credited; null for none.', { type: String, nullable: true })
  readonly taskId: string | null;

  @ResponseField('Current title of the task.', { type: String, nullable: true, example: 'Describe ten photos' })
  readonly taskTitle: string | null;

  @ResponseField('Whether the task was deleted.')
  readonly taskDeleted: boolean;

  @ResponseField(
    'Reference of the event; begins with the id of the submission, dispute, purchase, withdrawal, batch or task.',
    {
      example: '01J8ZK3V5X9QW2E4R6T8Y0U1IP',
    },
  )
  readonly reference: string;
}
