import { type StatementLine } from '@kaaj/contract';
import { CursorField, EmailField, SizeField } from '../../../../platform/http/fields';
import { Shown } from '../../../../platform/http/shown';

export class StatementParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class StatementLineAnswer implements StatementLine {
  @Shown('Id of the transfer.')
  readonly _id: string;

  @Shown('When it was made.', { format: 'date-time' })
  readonly time: string;

  @Shown('What happened, as a stable word.', { example: 'submission-accepted' })
  readonly kind: string;

  @Shown('Coins the balance gained, or lost below zero; 0 where coins were only set aside or given free.', {
    type: 'integer',
  })
  readonly amount: number;

  @Shown('Coins set aside for a withdrawal, or given free below zero.', { type: 'integer' })
  readonly held: number;

  @Shown('Coin balance right after it.', { type: 'integer' })
  readonly balance: number;

  @Shown('The task whose escrow it came from or went to.', { type: String, nullable: true })
  readonly taskId: string | null;
}
