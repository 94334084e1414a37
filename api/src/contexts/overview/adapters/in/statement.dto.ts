import { LIMITS, STATEMENT_GROUPS, type StatementGroup, type StatementLine } from '@kaaj/contract';
import { ChoiceField, CursorField, EmailField, QueryNumberField, SizeField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

export class StatementParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;

  @ChoiceField(
    'Only one group of movements: earned by work, set aside for or back from tasks, bought, withdrawn, or other ones.',
    [...STATEMENT_GROUPS, ''],
    { optional: true },
  )
  readonly group?: StatementGroup | '';

  @QueryNumberField('Only what moved in the last so many days.', { optional: true, ...LIMITS.statementDays })
  readonly days?: number;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class YearParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;

  @QueryNumberField('The number of the year; left out: this one.', { optional: true, ...LIMITS.statementYear })
  readonly year?: number;
}

class YearFiguresAnswer {
  @ResponseField('Coins earned by accepted work and won disputes.', { type: 'integer', example: 250 })
  readonly earned: number;

  @ResponseField('Coins received as bonuses.', { type: 'integer', example: 20 })
  readonly bonus: number;

  @ResponseField('Coins of accepted withdrawals, without those that came back; below zero where more came back.', {
    type: 'integer',
    example: 200,
  })
  readonly withdrawn: number;

  @ResponseField('Coins paid as fees, as a buyer, without those that came back.', { type: 'integer', example: 0 })
  readonly fees: number;

  @ResponseField('Coins that everything else brought, or took below zero.', { type: 'integer', example: 10 })
  readonly other: number;
}

class YearMonthAnswer extends YearFiguresAnswer {
  @ResponseField('The month, YYYY-MM, by the calendar of the owner of this installation.', { example: '2030-01' })
  readonly month: string;
}

@ResponseSchema(
  'A year of your coins, by month, from the ledger: opening + earned + bonus - withdrawn - fees + other = closing.',
)
export class YearlyStatementAnswer {
  @ResponseField('The number of the year.', { type: 'integer', example: 2030 })
  readonly year: number;

  @ResponseField('Coin balance at its beginning.', { type: 'integer' })
  readonly opening: number;

  @ResponseField('Its twelve months.', { type: [YearMonthAnswer] })
  readonly months: readonly YearMonthAnswer[];

  @ResponseField('All of them together.', { type: YearFiguresAnswer })
  readonly total: YearFiguresAnswer;

  @ResponseField('Coin balance at its end, or now.', { type: 'integer' })
  readonly closing: number;
}

@ResponseSchema('One transfer of coins as the person it touched sees it.')
export class StatementLineAnswer implements StatementLine {
  @ResponseField('Id of the transfer.')
  readonly _id: string;

  @ResponseField('When it was made.', { format: 'date-time' })
  readonly time: string;

  @ResponseField('What happened, as a stable word.', { example: 'submission-accepted' })
  readonly kind: string;

  @ResponseField('Coins the balance gained, or lost below zero; 0 where coins were only set aside or given free.', {
    type: 'integer',
  })
  readonly amount: number;

  @ResponseField('Coins set aside for a withdrawal, or given free below zero.', { type: 'integer' })
  readonly held: number;

  @ResponseField('Coin balance right after it.', { type: 'integer' })
  readonly balance: number;

  @ResponseField('The task whose escrow it came from or went to; null for none.', { type: String, nullable: true })
  readonly taskId: string | null;

  @ResponseField('Title of that task as it is now.', { type: String, nullable: true, example: 'Describe ten photos' })
  readonly taskTitle: string | null;

  @ResponseField('That task was deleted: it has no page any more.')
  readonly taskDeleted: boolean;

  @ResponseField(
    'Names the event: begins with the id of the work, dispute, purchase, withdrawal, batch or task it was of.',
    {
      example: '01J8ZK3V5X9QW2E4R6T8Y0U1IP',
    },
  )
  readonly reference: string;
}
