import { type Claim } from '@kaaj/contract';
import { Shape, Shown } from '../../../../platform/http/shown';

export class ClaimedAnswer {
  @Shown('Id of the task.')
  readonly taskId: string;

  @Shown('Until when a place of it is kept for you.', { format: 'date-time' })
  readonly until: string;
}

@Shape('A place of a task that is kept for a worker.')
export class ClaimAnswer extends ClaimedAnswer implements Claim {
  @Shown('Title of the task.')
  readonly title: string;

  @Shown('Coins that the place pays.', { type: 'integer' })
  readonly payableAmount: number;
}

export class GivenBackAnswer {
  @Shown('Id of the task.')
  readonly taskId: string;
}
