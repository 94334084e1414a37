import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';

@ResponseSchema('A bonus that a buyer paid for accepted work.')
export class BonusAnswer {
  @ResponseField('Id of the bonus, by which it has a receipt.')
  readonly _id: string;

  @ResponseField('Id of the submission.')
  readonly submission: string;

  @ResponseInteger('Coins that the worker got.')
  readonly coins: number;

  @ResponseField('Reason, written by the buyer.')
  readonly reason: string;

  @ResponseTime('When.')
  readonly at: string;
}
