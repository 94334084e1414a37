import { type Claim, type NextItem, type StreamProgress } from '@kaaj/contract';
import { ChoiceField, FlagField } from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { FilledLinkAnswer, TaskDetailsAnswer } from './submission.dto';

export class ClaimedAnswer {
  @ResponseField('Id of the task.')
  readonly taskId: string;

  @ResponseField('Until when a place of it is kept for you.', { format: 'date-time' })
  readonly until: string;

  @ResponseField('Where the work is done, if elsewhere.', { type: FilledLinkAnswer, required: false })
  readonly link?: FilledLinkAnswer;
}

@ResponseSchema('A place of a task that is kept for a worker.')
export class ClaimAnswer extends ClaimedAnswer implements Claim {
  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('Coins that the place pays.', { type: 'integer' })
  readonly payableAmount: number;
}

export class ReleasedClaimAnswer {
  @ResponseField('Id of the task.')
  readonly taskId: string;
}

export class ReleaseClaimParameters {
  @ChoiceField('true: an item of a batch is not offered to you again.', ['true', 'false', ''], { optional: true })
  readonly skip?: string;
}

export class NextItemBody {
  static readonly mayBeLeftOut = true;

  @FlagField('Claim one more item while you hold one.', { optional: true, default: false })
  readonly ahead?: boolean;
}

class StreamProgressAnswer implements StreamProgress {
  @ResponseField('Items of the batch that you have sent work for.', { type: 'integer' })
  readonly done: number;

  @ResponseField('Coins of your accepted and waiting work in the batch.', { type: 'integer' })
  readonly earned: number;

  @ResponseField(
    'How many items you can still do, this one included; roughly in a batch with a hundred open items or more.',
    {
      type: 'integer',
    },
  )
  readonly left: number;
}

@ResponseSchema('An item of a batch that is kept for a worker.')
export class NextItemAnswer implements NextItem {
  @ResponseField('The item.', { type: TaskDetailsAnswer })
  readonly task: TaskDetailsAnswer;

  @ResponseField('Until when a place of it is kept for you.', { format: 'date-time' })
  readonly until: string;

  @ResponseField('Where the work is done, if elsewhere.', { type: FilledLinkAnswer, required: false })
  readonly link?: FilledLinkAnswer;

  @ResponseField('How far you are in the batch.', { type: StreamProgressAnswer })
  readonly progress: StreamProgressAnswer;
}
