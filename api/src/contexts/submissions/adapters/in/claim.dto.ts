import { PickType } from '@nestjs/swagger';
import { type Claim, type NextItem, type StreamProgress } from '@kaaj/contract';
import { ChoiceField, FlagField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { FilledLinkAnswer, TaskDetailsAnswer } from './submission.dto';

export class ClaimedAnswer {
  @ResponseField('Id of the task.')
  readonly taskId: string;

  @ResponseTime('When your claim expires.')
  readonly until: string;

  @ResponseField('Where the task is done, if on another site.', { required: false })
  readonly link?: FilledLinkAnswer;
}

@ResponseSchema('A slot of a task that is reserved for a worker.')
export class ClaimAnswer extends ClaimedAnswer implements Claim {
  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('Id of the batch of the task; null for a single task.', { type: String, nullable: true })
  readonly batchId: string | null;

  @ResponseInteger('Pay of the slot in coins.')
  readonly payableAmount: number;
}

export class ReleasedClaimAnswer extends PickType(ClaimedAnswer, ['taskId']) {}

export class ReleaseClaimParameters {
  @ChoiceField('true: the item of a batch is not offered to you again.', ['true', 'false', ''], { optional: true })
  readonly skip?: string;
}

export class NextItemBody {
  static readonly mayBeLeftOut = true;

  @FlagField('Claims one more item while you have a claim.', { optional: true, default: false })
  readonly ahead?: boolean;
}

class StreamProgressAnswer implements StreamProgress {
  @ResponseInteger('Number of items of the batch that you have submitted to.')
  readonly done: number;

  @ResponseInteger('Coins of your accepted and pending submissions in the batch.')
  readonly earned: number;

  @ResponseInteger('Number of items you can still do, including this one; approximate from a hundred open items.')
  readonly left: number;
}

@ResponseSchema('An item of a batch that a worker has claimed.')
export class NextItemAnswer extends PickType(ClaimedAnswer, ['until', 'link']) implements NextItem {
  @ResponseField('The item.')
  readonly task: TaskDetailsAnswer;

  @ResponseField('Your progress in the batch.')
  readonly progress: StreamProgressAnswer;
}
