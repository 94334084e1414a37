import { LIMITS, type PublicBuyer, SORT_ORDERS, type SortOrder, type Task as WireTask } from '@kaaj/contract';
import {
  ChoiceField,
  CursorField,
  IgnoredField,
  PictureField,
  QueryNumberField,
  SizeField,
  TextField,
  WholeNumberField,
} from '../../../platform/http/fields';
import { Shown } from '../../../platform/http/shown';
import { CompletionDateField } from './completion-date';

const { requiredWorkers, payableAmount } = LIMITS;

export class TaskTextBody {
  @TextField('Title of the task.', { max: 200 })
  readonly title: string;

  @TextField('What is to be done.', { max: 5000, lines: true })
  readonly taskDetail: string;

  @TextField('What a worker sends as proof.', { max: 2000, lines: true })
  readonly submissionInfo: string;
}

export class PostTaskBody extends TaskTextBody {
  @WholeNumberField('How many workers are wanted: the open places.', requiredWorkers)
  readonly requiredWorkers: number;

  @WholeNumberField('Coins for each worker.', payableAmount)
  readonly payableAmount: number;

  @CompletionDateField('Last day that takes work, today or later, by the calendar of the owner of this installation.')
  readonly completionDate: string;

  @PictureField('Address of the picture.')
  readonly imageURL: string;

  @IgnoredField()
  readonly buyerEmail?: unknown;

  @IgnoredField()
  readonly buyer?: unknown;
}

export class OpenSlotsBody {
  @WholeNumberField('How many places shall be open from now on.', { min: 0, max: requiredWorkers.max })
  readonly requiredWorkers: number;
}

export class BuyerTasksQuery {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class TaskListParameters extends BuyerTasksQuery {
  @ChoiceField(
    'By payable amount: asc = lowest first, dsc = highest first; empty = newest first.',
    ['', ...SORT_ORDERS],
    {
      optional: true,
    },
  )
  readonly sort?: SortOrder | '';

  @TextField('Only tasks with this in their title or detail.', { optional: true, min: 0, max: 100 })
  readonly search?: string;

  @ChoiceField('true: only tasks with an open place.', ['true', 'false', ''], { optional: true })
  readonly open?: string;

  @QueryNumberField('Only tasks that pay at least so many coins.', { optional: true, min: 0 })
  readonly minPay?: number;

  @QueryNumberField('Only tasks that pay at most so many coins.', { optional: true, min: 0 })
  readonly maxPay?: number;
}

export class PublicBuyerAnswer implements PublicBuyer {
  @Shown('Id of the buyer.')
  readonly _id: string;

  @Shown('Name of the buyer.')
  readonly name: string;

  @Shown('Address of the picture of the buyer.')
  readonly image: string;
}

export class TaskAnswer implements WireTask {
  @Shown('Id of the task.')
  readonly _id: string;

  @Shown('Title of the task.')
  readonly title: string;

  @Shown('What is to be done.')
  readonly taskDetail: string;

  @Shown('Open places.', { type: 'integer' })
  readonly requiredWorkers: number;

  @Shown('Coins for each worker.', { type: 'integer' })
  readonly payableAmount: number;

  @Shown('Last day that takes work, YYYY-MM-DD.', { format: 'date' })
  readonly completionDate: string;

  @Shown('What a worker sends as proof.')
  readonly submissionInfo: string;

  @Shown('Address of the picture.')
  readonly imageURL: string;

  @Shown('The completion date has passed: it takes no more work.')
  readonly closed: boolean;

  @Shown('Who posted it.', { type: PublicBuyerAnswer })
  readonly buyer: PublicBuyerAnswer;
}

export class DeletedTaskAnswer {
  @Shown('Id of the deleted task.')
  readonly _id: string;

  @Shown('Coins of its open places that came back to the buyer.', { type: 'integer' })
  readonly refundedCoins: number;
}
