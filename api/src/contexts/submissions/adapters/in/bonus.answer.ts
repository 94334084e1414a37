import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';

@ResponseSchema('A bonus that a buyer paid for accepted work.')
export class BonusAnswer {
  @ResponseField('Id of the bonus, by which it has a receipt.')
  readonly _id: string;

  @ResponseField('Id of the submission.')
  readonly submission: string;

  @ResponseField('Coins that the worker got.', { type: 'integer' })
  readonly coins: number;

  @ResponseField('Reason, written by the buyer.')
  readonly reason: string;

  @ResponseField('When.', { format: 'date-time' })
  readonly at: string;
}
