import { type Claim } from '@kaaj/contract';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

export class ClaimedAnswer {
  @ResponseField('Id of the task.')
  readonly taskId: string;

  @ResponseField('Until when a place of it is kept for you.', { format: 'date-time' })
  readonly until: string;
}

@ResponseSchema('A place of a task that is kept for a worker.')
export class ClaimAnswer extends ClaimedAnswer implements Claim {
  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('Coins that the place pays.', { type: 'integer' })
  readonly payableAmount: number;
}

export class GivenBackAnswer {
  @ResponseField('Id of the task.')
  readonly taskId: string;
}
