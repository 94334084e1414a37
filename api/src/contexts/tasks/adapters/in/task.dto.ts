import {
  CONTENT_NOTICES,
  type ContentNotice,
  INELIGIBILITY_REASONS,
  type IneligibilityReason,
  LENGTHS,
  LIMITS,
  type ProofOfWork,
  type ManagedTask,
  SORT_ORDERS,
  type SortOrder,
  type Task as WireTask,
  TASK_CATEGORIES,
  TASK_STATES,
  type TaskBatch,
  type TaskBuyer,
  type TaskCategory,
  TASK_REVIEWS,
  type TaskReview,
  type TaskState,
} from '@kaaj/contract';
import {
  ChoiceField,
  CursorField,
  FlagField,
  FreeObjectField,
  IgnoredField,
  ObjectField,
  PictureField,
  QueryNumberField,
  SizeField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { coins } from '../../../../kernel/coins';
import { type Id } from '../../../../kernel/ids';
import { AudienceBody, audienceOf } from '../../../reputation';
import { BuyerRecordAnswer } from '../../../reputation';
import { assertEstimate, type TaskDraft, type TaskEdit, DEFAULT_TERMS } from '../../domain/task';
import { type TaskFilter } from '../out/task-list.query';
import { assertOneOf, linkOf } from '../../domain/link';
import { formOf } from '../../domain/form';
import { ClosingTimeField, closingTimeOf, CompletionDateField, dayOf } from './completion-date';
import { AnswerFormAnswer, TaskLinkAnswer } from './form.dto';

const { requiredWorkers, payableAmount, allowanceMinutes, estimatedMinutes, reviewDays, proofPictures } = LIMITS;

export class ProofOfWorkBody {
  @TextField('In words.', { max: LENGTHS.proofText, min: 0, lines: true, optional: true, default: '' })
  readonly text?: string;

  @WholeNumberField('At least so many pictures.', { ...proofPictures, optional: true, default: 0 })
  readonly pictures?: number;

  @FlagField('At least one link.', { optional: true, default: false })
  readonly link?: boolean;
}

export class EditTaskBody {
  @TextField('Title of the task.', { max: LENGTHS.title })
  readonly title: string;

  @TextField('What is to be done.', { max: LENGTHS.taskDetail, lines: true })
  readonly taskDetail: string;

  @TextField('What a worker sends as proof.', { max: LENGTHS.submissionInfo, lines: true })
  readonly submissionInfo: string;

  @ChoiceField('What kind of work it is.', TASK_CATEGORIES, { optional: true })
  readonly category?: TaskCategory;

  @WholeNumberField('Days you have to decide on submitted work; then it is accepted automatically.', {
    ...reviewDays,
    optional: true,
  })
  readonly reviewDays?: number;

  @WholeNumberField('For how many minutes a place is kept for a worker who claims it.', {
    ...allowanceMinutes,
    optional: true,
  })
  readonly allowanceMinutes?: number;

  @WholeNumberField(
    'Minutes that you expect it to take, at most allowanceMinutes; shown until five workers were measured; null for none.',
    {
      ...estimatedMinutes,
      optional: true,
      nullable: true,
    },
  )
  readonly estimatedMinutes?: number | null;

  @ChoiceField('What a worker may not want to see in it.', CONTENT_NOTICES, { optional: true })
  readonly contentNotice?: ContentNotice;

  @ObjectField('What work has to hold.', ProofOfWorkBody, { optional: true })
  readonly proof?: ProofOfWorkBody;

  @FreeObjectField(
    'What a worker fills in, in place of free text; null for free text.',
    { type: AnswerFormAnswer },
    { optional: true, nullable: true },
  )
  readonly form?: object | null;

  @FreeObjectField(
    'Where the work is done, in place of a form: {url, code}.',
    { type: TaskLinkAnswer },
    { optional: true, nullable: true },
  )
  readonly link?: object | null;
}

export class PostTaskBody extends EditTaskBody {
  @WholeNumberField('How many workers are wanted: the open places.', requiredWorkers)
  readonly requiredWorkers: number;

  @WholeNumberField('Coins for each worker.', payableAmount)
  readonly payableAmount: number;

  @CompletionDateField('Last day that takes work, today or later, by the calendar of the owner of this installation.')
  readonly completionDate: string;

  @ClosingTimeField(
    'From this time on it takes no more work, where that is before the end of completionDate: a moment in ISO 8601, or a time in the time zone of the owner of this installation, without an offset.',
  )
  readonly closesAt?: string | null;

  @PictureField('Address of the picture.')
  readonly imageURL: string;

  @ObjectField('Who may take it; everybody where it is left out.', AudienceBody, { optional: true })
  readonly audience?: AudienceBody;

  @IgnoredField()
  readonly buyerEmail?: unknown;

  @IgnoredField()
  readonly buyer?: unknown;
}

/**
 * The task of a request, with default terms for missing fields. With `columns`, its link's URL may contain columns of a
 * file. Throws FormInvalid and EstimateTooLong.
 */
export function draftOf(body: PostTaskBody, buyerId: Id, timeZone: string, { columns = false } = {}): TaskDraft {
  const { requiredWorkers: slots, payableAmount, imageURL: imageUrl } = body;
  const completionDate = dayOf(body.completionDate, timeZone);
  const offer = {
    slots,
    payable: coins(payableAmount),
    completionDate,
    closesAt: closingTimeOf(body.closesAt, timeZone),
  };
  const link = linkOf(body.link, { columns });
  const draft = {
    ...DEFAULT_TERMS,
    ...editOf({ ...body, link: undefined }),
    ...offer,
    buyerId,
    imageUrl,
    link,
    audience: audienceOf(body.audience),
  };
  assertOneOf(draft.form, draft.link);
  assertEstimate(draft);
  return draft;
}

/** Throws FormInvalid. */
export function editOf(body: EditTaskBody): TaskEdit {
  const { title, taskDetail: detail, submissionInfo, proof, form, link, ...rest } = body;
  const { category, reviewDays, allowanceMinutes, estimatedMinutes, contentNotice } = rest;
  return {
    title,
    detail,
    submissionInfo,
    ...(category !== undefined && { category }),
    ...(reviewDays !== undefined && { reviewDays }),
    ...(allowanceMinutes !== undefined && { allowanceMinutes }),
    ...(estimatedMinutes !== undefined && { estimatedMinutes }),
    ...(contentNotice !== undefined && { contentNotice }),
    ...(proof && { proof: proofOf(proof) }),
    ...(form !== undefined && { form: formOf(form) }),
    ...(link !== undefined && { link: linkOf(link) }),
  };
}

/** Missing fields are undefined in the body, and a spread would overwrite the defaults with them. */
function proofOf({ text, pictures, link }: ProofOfWorkBody): ProofOfWork {
  const usual = DEFAULT_TERMS.proof;
  return { text: text ?? usual.text, pictures: pictures ?? usual.pictures, link: link ?? usual.link };
}

export class OpenSlotsBody {
  @WholeNumberField('How many places shall be open from now on.', { min: 0, max: requiredWorkers.max })
  readonly requiredWorkers: number;
}

class TasksParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

class SearchedTasksParameters extends TasksParameters {
  @TextField('Only tasks with this in their title or detail.', { optional: true, min: 0, max: LENGTHS.search })
  readonly search?: string;
}

const ByCompletionDateField = () =>
  ChoiceField(
    'By completion date: asc = soonest first, dsc = latest first; empty = newest task first.',
    ['', ...SORT_ORDERS],
    { optional: true },
  );

const OpenPlaceField = () =>
  ChoiceField('true: only tasks with an open place.', ['true', 'false', ''], { optional: true });

export class ManagedTasksParameters extends SearchedTasksParameters {
  @ByCompletionDateField()
  readonly sort?: SortOrder | '';
}

export class BuyerTasksParameters extends ManagedTasksParameters {
  @OpenPlaceField()
  readonly open?: string;
}

export class TaskListParameters extends SearchedTasksParameters {
  @ChoiceField(
    'By payable amount: asc = lowest first, dsc = highest first; empty = newest first.',
    ['', ...SORT_ORDERS],
    {
      optional: true,
    },
  )
  readonly sort?: SortOrder | '';

  @OpenPlaceField()
  readonly open?: string;

  @ChoiceField('last: tasks without an open place come after all others.', ['last', ''], { optional: true })
  readonly full?: string;

  @QueryNumberField('Only tasks that pay at least so many coins.', { optional: true, min: 0 })
  readonly minPay?: number;

  @QueryNumberField('Only tasks that pay at most so many coins.', { optional: true, min: 0 })
  readonly maxPay?: number;

  @ChoiceField('Only tasks of this kind.', ['', ...TASK_CATEGORIES], { optional: true })
  readonly category?: TaskCategory | '';

  @QueryNumberField(
    'Only tasks that take at most so many minutes: half of those who did it, else what its buyer expects, else what it allows.',
    { optional: true, min: 0 },
  )
  readonly maxMinutes?: number;

  @ChoiceField('none: only tasks without a content notice.', ['none', ''], { optional: true })
  readonly contentNotice?: string;
}

export const filterOf = ({ open, full, contentNotice, ...filter }: TaskListParameters): TaskFilter => ({
  ...filter,
  openOnly: open === 'true',
  fullLast: full === 'last',
  unnoticed: contentNotice === 'none',
});

@ResponseSchema('What work for a task has to hold.')
export class ProofOfWorkAnswer implements ProofOfWork {
  @ResponseField('In words; empty for none.')
  readonly text: string;

  @ResponseField('At least so many pictures.', { type: 'integer' })
  readonly pictures: number;

  @ResponseField('At least one link.')
  readonly link: boolean;
}

@ResponseSchema('A buyer beside their task. Visitors get the name alone.')
class TaskBuyerAnswer implements TaskBuyer {
  @ResponseField('Id of the buyer.')
  readonly _id: string;

  @ResponseField('Name of the buyer; empty for somebody who was removed.')
  readonly name: string;

  @ResponseField('Address of the picture of the buyer; for signed-in people.', { required: false })
  readonly image?: string;

  @ResponseField('E-mail address of the buyer; for signed-in people, empty for somebody who was removed.', {
    required: false,
  })
  readonly email?: string;

  @ResponseField('Coin balance of the buyer; for the buyer and an Admin.', { required: false, type: 'integer' })
  readonly coin?: number;
}

@ResponseSchema('A batch as one line of a list of tasks.')
class TaskBatchAnswer implements TaskBatch {
  @ResponseField('Id of the batch.')
  readonly _id: string;

  @ResponseField('How many items it has.', { type: 'integer' })
  readonly items: number;

  @ResponseField('How many items have an open place.', { type: 'integer' })
  readonly open: number;

  @ResponseField('How many items need no more answers.', { type: 'integer' })
  readonly done: number;
}

export class TaskAnswer implements WireTask {
  @ResponseField('Id of the task.')
  readonly _id: string;

  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('What is to be done.')
  readonly taskDetail: string;

  @ResponseField('Open places.', { type: 'integer' })
  readonly requiredWorkers: number;

  @ResponseField('All places: the open ones and those with work.', { type: 'integer' })
  readonly places: number;

  @ResponseField('Coins for each worker.', { type: 'integer' })
  readonly payableAmount: number;

  @ResponseField('Last day that takes work, YYYY-MM-DD.', { format: 'date' })
  readonly completionDate: string;

  @ResponseField('It takes no more work from this moment on; left out for the whole of completionDate.', {
    format: 'date-time',
    required: false,
    example: '2030-01-31T12:30:00.000Z',
  })
  readonly closesAt?: string;

  @ResponseField('What a worker sends as proof.')
  readonly submissionInfo: string;

  @ResponseField('Address of the picture.')
  readonly imageURL: string;

  @ResponseField('For how many minutes a place is kept for a worker who claims it.', { type: 'integer' })
  readonly allowanceMinutes: number;

  @ResponseField('How many minutes its buyer expects it to take; null where they did not say.', {
    type: 'integer',
    nullable: true,
  })
  readonly estimatedMinutes: number | null;

  @ResponseField('What a worker may not want to see in it.', { type: String, enum: CONTENT_NOTICES })
  readonly contentNotice: ContentNotice;

  @ResponseField('What kind of work it is.', { type: String, enum: TASK_CATEGORIES })
  readonly category: TaskCategory;

  @ResponseField('Days its buyer has to decide on work before it is accepted automatically; 0: no limit.', {
    type: 'integer',
  })
  readonly reviewDays: number;

  @ResponseField('What work has to hold.', { type: ProofOfWorkAnswer })
  readonly proof: ProofOfWorkAnswer;

  @ResponseField('Version of its text: one more with every edit. A submission may name the one that it answers.', {
    type: 'integer',
  })
  readonly version: number;

  @ResponseField('The completion date or the closing time has passed: it takes no more work.')
  readonly closed: boolean;

  @ResponseField('Whether you may take it; for Workers.', { required: false })
  readonly eligible?: boolean;

  @ResponseField(
    'Why you may not take it: group, for members of a group alone; excluded, you are in a group that is excluded; test, you have not passed its qualification test.',
    { type: String, enum: INELIGIBILITY_REASONS, isArray: true, required: false },
  )
  readonly reasons?: readonly IneligibilityReason[];

  @ResponseField(
    'Its buyer has paused the batch: it takes no work until they resume it. Left out where it is not so.',
    {
      required: false,
      example: true,
    },
  )
  readonly paused?: boolean;

  @ResponseField(
    'In lists, where the line is a batch: the other fields are those of its open item with the lowest line, but title is the template, and requiredWorkers the open places of all items.',
    { type: TaskBatchAnswer, required: false },
  )
  readonly batch?: TaskBatchAnswer;

  @ResponseField('Half of the workers took at most so many minutes; null while fewer than five were measured.', {
    type: 'integer',
    nullable: true,
  })
  readonly medianMinutes: number | null;

  @ResponseField(
    'Coins of the fee that its buyer pays beside the pay of all places; 0 for a task of a batch, which has one fee.',
    { type: 'integer', example: 3 },
  )
  readonly fee: number;

  @ResponseField(
    'What became of it before it was public; for its buyer and Admins, where an Admin had to look at it.',
    {
      type: String,
      enum: TASK_REVIEWS,
      required: false,
    },
  )
  readonly review?: TaskReview;

  @ResponseField('E-mail address of its buyer; for signed-in people.', { required: false })
  readonly buyerEmail?: string;

  @ResponseField('Who posted it.', { type: TaskBuyerAnswer })
  readonly buyer: TaskBuyerAnswer;

  @ResponseField('How they have judged work; null for somebody who was removed.', {
    type: BuyerRecordAnswer,
    nullable: true,
  })
  readonly buyerRecord: BuyerRecordAnswer | null;
}

@ResponseSchema('A task as an Admin manages it, whatever its state.')
export class ManagedTaskAnswer extends TaskAnswer implements ManagedTask {
  @ResponseField('Where it stands; deleted tasks are listed while work for them waits for a decision.', {
    type: String,
    enum: TASK_STATES,
  })
  readonly state: TaskState;

  @ResponseField('Coins set aside for work that its buyer has not decided on.', { type: 'integer' })
  readonly waitingCoins: number;
}

export class PostedTaskAnswer extends TaskAnswer {
  @ResponseField('What completion codes are signed with, where the link says so. Answered here and never again.', {
    required: false,
    example: 'qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4',
  })
  readonly linkSecret?: string;
}

export class DeletedTaskAnswer {
  @ResponseField('Id of the deleted task.')
  readonly _id: string;

  @ResponseField('Coins of its open places that came back to the buyer.', { type: 'integer' })
  readonly refundedCoins: number;
}
