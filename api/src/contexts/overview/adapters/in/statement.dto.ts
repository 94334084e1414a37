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
