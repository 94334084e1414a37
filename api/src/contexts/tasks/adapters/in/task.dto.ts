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
  FlagField,
  FreeObjectField,
  IgnoredField,
  ObjectField,
  PageParameters,
  PictureField,
  QueryNumberField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema } from '../../../../platform/http/response-field';
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
  @TextField('Description of the proof.', { max: LENGTHS.proofText, min: 0, lines: true, optional: true, default: '' })
  readonly text?: string;

  @WholeNumberField('Minimum number of pictures.', { ...proofPictures, optional: true, default: 0 })
  readonly pictures?: number;

  @FlagField('At least one link.', { optional: true, default: false })
  readonly link?: boolean;
}

export class EditTaskBody {
  @TextField('Title of the task.', { max: LENGTHS.title })
  readonly title: string;

  @TextField('Instructions of the task.', { max: LENGTHS.taskDetail, lines: true })
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

  @WholeNumberField('Number of minutes until a claim expires.', {
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

  @ChoiceField('Content notice: sensitive content in the task.', CONTENT_NOTICES, { optional: true })
  readonly contentNotice?: ContentNotice;

  @ObjectField('Required contents of a submission.', ProofOfWorkBody, { optional: true })
  readonly proof?: ProofOfWorkBody;

  @FreeObjectField(
    'Form that a worker fills in instead of free text; null for free text.',
    { type: AnswerFormAnswer },
    { optional: true, nullable: true },
  )
  readonly form?: object | null;

  @FreeObjectField(
    'External link where the task is done, instead of a form: {url, code}.',
    { type: TaskLinkAnswer },
    { optional: true, nullable: true },
  )
  readonly link?: object | null;
}

export class PostTaskBody extends EditTaskBody {
  @WholeNumberField('Number of workers, which is the number of open slots.', requiredWorkers)
  readonly requiredWorkers: number;

  @WholeNumberField('Coins for each worker.', payableAmount)
  readonly payableAmount: number;

  @CompletionDateField('Last day for submissions, today or later, in the time zone of the installation.')
  readonly completionDate: string;

  @ClosingTimeField(
    'Closing time, if before the end of completionDate: ISO 8601. Without an offset it is in the time zone of ' +
      'the installation.',
  )
  readonly closesAt?: string | null;

  @PictureField('Address of the picture.')
  readonly imageURL: string;

  @ObjectField('Who may take it; default: everyone.', AudienceBody, { optional: true })
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
  const link = linkOf(body.link, { columns });
  const draft = {
    ...DEFAULT_TERMS,
    ...editOf({ ...body, link: undefined }),
    buyerId,
    slots: body.requiredWorkers,
    payable: coins(body.payableAmount),
    completionDate: dayOf(body.completionDate, timeZone),
    closesAt: closingTimeOf(body.closesAt, timeZone),
    imageUrl: body.imageURL,
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
  @WholeNumberField('The new number of open slots.', { min: 0, max: requiredWorkers.max })
  readonly requiredWorkers: number;
}

class SearchedTasksParameters extends PageParameters {
  @TextField('Only tasks with this in their title or detail.', { optional: true, min: 0, max: LENGTHS.search })
  readonly search?: string;
}

const OpenSlotsField = () =>
  ChoiceField('true: only tasks with an open slot.', ['true', 'false', ''], { optional: true });

export class ManagedTasksParameters extends SearchedTasksParameters {
  @ChoiceField(
    'By completion date: asc = soonest first, dsc = latest first; empty = newest task first.',
    ['', ...SORT_ORDERS],
    { optional: true },
  )
  readonly sort?: SortOrder | '';
}

export class BuyerTasksParameters extends ManagedTasksParameters {
  @OpenSlotsField()
  readonly open?: string;
}

export class TaskListParameters extends SearchedTasksParameters {
  @ChoiceField(
    'By payable amount: asc = lowest first, dsc = highest first; empty = newest first.',
    ['', ...SORT_ORDERS],
    { optional: true },
  )
  readonly sort?: SortOrder | '';

  @OpenSlotsField()
  readonly open?: string;

  @ChoiceField('last: tasks without an open slot are listed last.', ['last', ''], { optional: true })
  readonly full?: string;

  @QueryNumberField('Only tasks that pay at least this number of coins.', { optional: true, min: 0 })
  readonly minPay?: number;

  @QueryNumberField('Only tasks that pay at most this number of coins.', { optional: true, min: 0 })
  readonly maxPay?: number;

  @ChoiceField('Only tasks of this kind.', ['', ...TASK_CATEGORIES], { optional: true })
  readonly category?: TaskCategory | '';

  @QueryNumberField(
    "Only tasks of at most this many minutes: the median, else the buyer's estimate, else the allowed time.",
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

@ResponseSchema('Required contents of a submission.')
export class ProofOfWorkAnswer implements ProofOfWork {
  @ResponseField('Description of the proof; empty for none.')
  readonly text: string;

  @ResponseInteger('Minimum number of pictures.')
  readonly pictures: number;

  @ResponseField('At least one link.')
  readonly link: boolean;
}

@ResponseSchema('The buyer of a task. Visitors get only the name.')
class TaskBuyerAnswer implements TaskBuyer {
  @ResponseField('Id of the buyer.')
  readonly _id: string;

  @ResponseField('Name of the buyer; empty for a removed user.')
  readonly name: string;

  @ResponseField('Address of the picture of the buyer; for signed-in people.', { required: false })
  readonly image?: string;

  @ResponseField('E-mail address of the buyer; for signed-in users; empty for a removed user.', { required: false })
  readonly email?: string;

  @ResponseInteger('Coin balance of the buyer; for the buyer and an Admin.', { required: false })
  readonly coin?: number;
}

@ResponseSchema('A batch as one line in a list of tasks.')
class TaskBatchAnswer implements TaskBatch {
  @ResponseField('Id of the batch.')
  readonly _id: string;

  @ResponseInteger('How many items it has.')
  readonly items: number;

  @ResponseInteger('Number of items with an open slot.')
  readonly open: number;

  @ResponseInteger('Number of items that need no more answers.')
  readonly done: number;
}

export class TaskAnswer implements WireTask {
  @ResponseField('Id of the task.')
  readonly _id: string;

  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('Instructions of the task.')
  readonly taskDetail: string;

  @ResponseInteger('Number of open slots.')
  readonly requiredWorkers: number;

  @ResponseInteger('Number of all slots: open ones and used ones.')
  readonly places: number;

  @ResponseInteger('Coins for each worker.')
  readonly payableAmount: number;

  @ResponseField('Last day for submissions, YYYY-MM-DD.', { format: 'date' })
  readonly completionDate: string;

  @ResponseField('Closing time; omitted if it is open until the end of completionDate.', {
    format: 'date-time',
    required: false,
    example: '2030-01-31T12:30:00.000Z',
  })
  readonly closesAt?: string;

  @ResponseField('What a worker sends as proof.')
  readonly submissionInfo: string;

  @ResponseField('Address of the picture.')
  readonly imageURL: string;

  @ResponseInteger('Number of minutes until a claim expires.')
  readonly allowanceMinutes: number;

  @ResponseInteger('Number of minutes that the buyer expects it to take; null for no estimate.', { nullable: true })
  readonly estimatedMinutes: number | null;

  @ResponseField('Content notice: sensitive content in the task.', { enum: CONTENT_NOTICES })
  readonly contentNotice: ContentNotice;

  @ResponseField('What kind of work it is.', { enum: TASK_CATEGORIES })
  readonly category: TaskCategory;

  @ResponseInteger('Review period in days, after which a submission is accepted automatically; 0: no limit.')
  readonly reviewDays: number;

  @ResponseField('Required contents of a submission.')
  readonly proof: ProofOfWorkAnswer;

  @ResponseInteger('Version of the text, incremented by each edit. A submission can refer to a version.')
  readonly version: number;

  @ResponseField('Whether the completion date or closing time has passed: it takes no more submissions.')
  readonly closed: boolean;

  @ResponseField('Whether you may take it; for Workers.', { required: false })
  readonly eligible?: boolean;

  @ResponseField(
    'Why you may not take it. group: members of a group only; excluded: you are in an excluded group; test: ' +
      'qualification test not passed; own: you posted it (GET /task/{id} only).',
    { enum: INELIGIBILITY_REASONS, isArray: true, required: false },
  )
  readonly reasons?: readonly IneligibilityReason[];

  @ResponseField('true: the buyer has paused the batch, and it takes no submissions until resumed. Else omitted.', {
    required: false,
    example: true,
  })
  readonly paused?: boolean;

  @ResponseField(
    'In lists, set if the line is a batch. Other fields are those of its open item with the lowest line. But ' +
      '`title` is the template, and `requiredWorkers` the open slots of all items.',
    { required: false },
  )
  readonly batch?: TaskBatchAnswer;

  @ResponseInteger('Median number of minutes it took; null with fewer than five measurements.', { nullable: true })
  readonly medianMinutes: number | null;

  @ResponseInteger(
    'Fee in coins, in addition to the pay of all slots; 0 for a task of a batch, which has its own fee.',
    { example: 3 },
  )
  readonly fee: number;

  @ResponseField("Result of the Admin's review before it was public, if there was one; for its buyer and Admins.", {
    enum: TASK_REVIEWS,
    required: false,
  })
  readonly review?: TaskReview;

  @ResponseField('E-mail address of its buyer; for signed-in people.', { required: false })
  readonly buyerEmail?: string;

  @ResponseField('Who posted it.')
  readonly buyer: TaskBuyerAnswer;

  @ResponseField('Reputation record of the buyer; null for a removed user.', {
    type: BuyerRecordAnswer,
    nullable: true,
  })
  readonly buyerRecord: BuyerRecordAnswer | null;
}

@ResponseSchema('A task in any state, as an Admin manages it.')
export class ManagedTaskAnswer extends TaskAnswer implements ManagedTask {
  @ResponseField('Status; a deleted task is listed while it has undecided submissions.', { enum: TASK_STATES })
  readonly state: TaskState;

  @ResponseInteger('Coins in escrow for undecided submissions.')
  readonly waitingCoins: number;
}

export class PostedTaskAnswer extends TaskAnswer {
  @ResponseField('Secret that signs completion codes, if the link has signed codes. It is not returned again.', {
    required: false,
    example: 'qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4',
  })
  readonly linkSecret?: string;
}

export class DeletedTaskAnswer {
  @ResponseField('Id of the deleted task.')
  readonly _id: string;

  @ResponseInteger('Coins of open slots that were returned to the buyer.')
  readonly refundedCoins: number;
}
