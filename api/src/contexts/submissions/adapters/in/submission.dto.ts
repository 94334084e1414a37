import { PickType } from '@nestjs/swagger';
import {
  type Answers,
  LENGTHS,
  LIMITS,
  REJECTION_CODES,
  type ReceivedFor,
  type SentFor,
  DECIDED_BY,
  type DecidedBy,
  type DecisionTime,
  type RejectionCode,
  SHOWN_REJECTION_CODES,
  type ShownRejectionCode,
  SUBMISSION_STATUSES,
  type Submission as WireSubmission,
  type SubmissionStatus,
  type SubmissionVersion,
  type TaskDetails,
} from '@kaaj/contract';
import { type Id, ID_LENGTH } from '../../../../kernel/ids';
import {
  ChoiceField,
  CursorField,
  FreeObjectField,
  IdsField,
  IgnoredField,
  ListField,
  OwnParameters,
  ProofField,
  QueryNumberField,
  TextField,
  WholeNumberField,
  PageParameters,
} from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { AudienceAnswer } from '../../../reputation';
import { AvatarAnswer } from '../../../people';
import { AnswerFormAnswer, ANSWERS_SHAPE, ProofOfWorkAnswer, TaskAnswer, TaskLinkAnswer } from '../../../tasks';
import { type SubmissionDetails } from '../out/submission-pages.query';
import { ReferenceField } from './reference-field';
import { BonusAnswer } from './bonus.answer';

export const DECISIONS = ['accepted', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

const MAX_PAGE = 10_000;

export class SubmitWorkBody {
  @ReferenceField('The task: its id, or an object with it as `_id`.')
  readonly task: Id;

  @TextField('The proof of the work. Ignored if the task has a form; it is then generated from the answers.', {
    max: LENGTHS.submissionDetail,
    lines: true,
    optional: true,
  })
  readonly submissionDetail?: string;

  @FreeObjectField('Answers by field name, if the task has a form.', ANSWERS_SHAPE, { optional: true })
  readonly answers?: object;

  @ProofField('Proof pictures.', { max: LIMITS.proofPictures.max, optional: true, default: [] })
  readonly pictures?: readonly string[];

  @TextField('The completion code, if the task is done on another site.', {
    max: LENGTHS.completionCode,
    optional: true,
  })
  readonly code?: string;

  @WholeNumberField("Version of the task's text that it answers; refused unless it is the current one.", {
    optional: true,
    min: 1,
  })
  readonly version?: number;

  @IgnoredField()
  readonly buyerEmail?: unknown;

  @IgnoredField()
  readonly workerEmail?: unknown;

  @IgnoredField()
  readonly currentDate?: unknown;

  @IgnoredField()
  readonly status?: unknown;

  @IgnoredField()
  readonly worker?: unknown;

  @IgnoredField()
  readonly buyer?: unknown;
}

export class ReviewBody {
  @ChoiceField('The decision.', DECISIONS)
  readonly status: Decision;

  @TextField('Reason of the rejection, shown to the worker.', {
    optional: true,
    min: 0,
    max: LENGTHS.rejectionReason,
    lines: true,
  })
  readonly reason?: string;

  @ChoiceField('Category of the reason.', REJECTION_CODES, { optional: true })
  readonly reasonCode?: RejectionCode;
}

export class ChangesBody {
  @TextField('The requested changes, shown to the worker.', { max: LENGTHS.changesNote, lines: true })
  readonly note: string;
}

export class VersionBody extends PickType(SubmitWorkBody, ['answers', 'pictures']) {
  @TextField('The new proof of the work. Ignored if the task has a form.', {
    max: LENGTHS.submissionDetail,
    lines: true,
    optional: true,
  })
  readonly submissionDetail?: string;
}

export class DecisionBody extends ReviewBody {
  @TextField('Id of the submission.', { min: 26, max: 26 })
  readonly id: Id;
}

export class DecisionsBody {
  @ListField('The decisions, each with its submission.', DecisionBody, { min: 1, max: LIMITS.decisionsAtOnce })
  readonly decisions: readonly DecisionBody[];
}

class DecisionProblemAnswer {
  @ResponseField('Stable error code.')
  readonly code: string;

  @ResponseField('Error message.')
  readonly message: string;
}

export class DecidedAnswer {
  @ResponseField('Id of the submission.')
  readonly id: string;

  @ResponseField('Status of the submission; omitted on an error.', {
    enum: SUBMISSION_STATUSES,
    required: false,
  })
  readonly status?: SubmissionStatus;

  @ResponseField('Error of this entry; omitted on success.', { required: false })
  readonly problem?: DecisionProblemAnswer;
}

export class SentParameters extends OwnParameters {
  @ChoiceField('Only submissions with this status; omit it for all.', SUBMISSION_STATUSES, { optional: true })
  readonly status?: SubmissionStatus;
}

export class ReceivedParameters extends PageParameters {
  @ChoiceField('pending: awaits your decision; decided: has a decision.', ['pending', 'decided'], {
    optional: true,
    default: 'pending',
  })
  readonly state?: string;

  @TextField('Only submissions for the task with this id.', { max: ID_LENGTH, optional: true })
  readonly task?: Id;

  @TextField('Only submissions with this in the text, the title of the task or the name of the worker.', {
    optional: true,
    min: 0,
    max: LENGTHS.search,
  })
  readonly search?: string;
}

export class TaskIdsParameters {
  @IdsField('Ids of tasks.', { max: LIMITS.listPageSizeMax })
  readonly tasks: readonly Id[];
}

export class WorkerSubmissionsParameters extends SentParameters {
  @QueryNumberField('Number of the page, from 0; ignored if there is a cursor.', {
    min: 0,
    max: MAX_PAGE,
    optional: true,
    default: 0,
  })
  readonly page?: number;

  @QueryNumberField('Rows per page.', {
    min: 1,
    max: LIMITS.listPageSizeMax,
    optional: true,
    default: LIMITS.submissionsPageSize,
  })
  readonly size?: number;

  @CursorField()
  readonly cursor?: string;
}

class SubmittedTaskAnswer {
  @ResponseField('Id of the task.')
  readonly _id: string;

  @ResponseField('Title of the task at the time of submission.')
  readonly title: string;

  @ResponseField('Text of the task at the time of submission.')
  readonly taskDetail: string;

  @ResponseInteger('Pay of the submission in coins, fixed at submission.')
  readonly payableAmount: number;

  @ResponseInteger('Current number of open slots of the task.')
  readonly requiredWorkers: number;
}

class SubmissionWorkerAnswer extends AvatarAnswer {
  @ResponseField('E-mail address of the worker; empty for a removed user.')
  readonly email: string;
}

export class ChangesAnswer {
  @ResponseField('The requested changes.')
  readonly note: string;

  @ResponseTime('When the changes were requested.')
  readonly askedAt: string;

  @ResponseTime('Deadline of the new version; null once it is submitted or the submission is decided.', {
    nullable: true,
  })
  readonly due: string | null;
}

export class SubmissionAnswer implements WireSubmission {
  @ResponseField('Id of the submission.')
  readonly _id: string;

  @ResponseField('The task.')
  readonly task: SubmittedTaskAnswer;

  @ResponseField('E-mail address of the buyer.')
  readonly buyerEmail: string;

  @ResponseField('E-mail address of the worker.')
  readonly workerEmail: string;

  @ResponseField('The proof of the work.')
  readonly submissionDetail: string;

  @ResponseField('URLs of the submitted pictures.', { type: [String] })
  readonly pictures: readonly string[];

  @ResponseField('Answers by field name; null if the task had no form.', {
    ...ANSWERS_SHAPE,
    nullable: true,
  })
  readonly answers: Answers | null;

  @ResponseField('Completion code of a task on another site; null for none.', {
    type: String,
    nullable: true,
    required: false,
  })
  readonly code?: string | null;

  @ResponseInteger('Number of the latest version, which is shown: 1, or 2 once the requested changes were submitted.')
  readonly version: number;

  @ResponseField('Changes that the buyer requested; null for none.', { type: ChangesAnswer, nullable: true })
  readonly changes: ChangesAnswer | null;

  @ResponseTime('When it was sent.')
  readonly currentDate: string;

  @ResponseField('Status.', { enum: SUBMISSION_STATUSES })
  readonly status: SubmissionStatus;

  @ResponseField('Reason of the rejection; else empty.')
  readonly rejectionReason: string;

  @ResponseField('Category of the reason; null for none.', {
    enum: [...SHOWN_REJECTION_CODES, null],
    nullable: true,
  })
  readonly rejectionCode: ShownRejectionCode | null;

  @ResponseTime('When it is accepted automatically; null once decided, or if automatic acceptance is disabled.', {
    nullable: true,
  })
  readonly acceptedAt: string | null;

  @ResponseField('Who sent it.')
  readonly worker: SubmissionWorkerAnswer;

  @ResponseField('Who decides.')
  readonly buyer: AvatarAnswer;
}

export class InstructionsAnswer {
  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('What was to be done.')
  readonly taskDetail: string;

  @ResponseField('What was to be sent as proof.')
  readonly submissionInfo: string;

  @ResponseField('Required contents of the submission.')
  readonly proof: ProofOfWorkAnswer;

  @ResponseField('The form; null for free text.', { type: AnswerFormAnswer, nullable: true })
  readonly form: AnswerFormAnswer | null;

  @ResponseInteger("Version of the task's text.")
  readonly version: number;
}

@ResponseSchema('One version of a submission.')
export class SubmissionVersionAnswer
  extends PickType(SubmissionAnswer, ['submissionDetail', 'pictures'])
  implements SubmissionVersion
{
  @ResponseInteger('Number of the version, from 1 on.')
  readonly number: number;

  @ResponseField('Answers to the form of the task; null without a form.', {
    ...ANSWERS_SHAPE,
    nullable: true,
  })
  readonly answers: Answers | null;

  @ResponseTime('When it was sent.')
  readonly sentAt: string;
}

export class DecisionAnswer {
  @ResponseField('What was decided.', { enum: SUBMISSION_STATUSES })
  readonly status: SubmissionStatus;

  @ResponseField(
    'Who decided. silence: automatic decision after the awaited party let the deadline pass. Null if not ' +
      'recorded.',
    {
      enum: [...DECIDED_BY, null],
      nullable: true,
    },
  )
  readonly by: DecidedBy | null;

  @ResponseTime('When.')
  readonly at: string;

  @ResponseField('Reason as text; empty for none.')
  readonly reason: string;

  @ResponseField('Category of the reason; null for none.', {
    enum: [...SHOWN_REJECTION_CODES, null],
    nullable: true,
  })
  readonly reasonCode: ShownRejectionCode | null;
}

export class SubmissionDetailsAnswer extends SubmissionAnswer implements SubmissionDetails {
  @ResponseField('The text of the task when the work was submitted.')
  readonly instructions: InstructionsAnswer;

  @ResponseField('All versions, oldest first.', { type: [SubmissionVersionAnswer] })
  readonly versions: readonly SubmissionVersionAnswer[];

  @ResponseField('How it was decided; null while it is pending.', { type: DecisionAnswer, nullable: true })
  readonly decision: DecisionAnswer | null;

  @ResponseField('Bonuses that the buyer paid for it, oldest first.', { type: [BonusAnswer] })
  readonly bonuses: readonly BonusAnswer[];
}

export class SubmissionStateAnswer extends PickType(SubmissionAnswer, ['_id', 'status']) {}

@ResponseSchema('A task that the worker has submitted to.')
export class SentForAnswer extends SubmissionStateAnswer implements SentFor {
  @ResponseField('Id of its task.')
  readonly taskId: string;
}

@ResponseSchema('Time to decision of the submissions decided in one week.')
export class DecisionTimeAnswer implements DecisionTime {
  @ResponseField('First day of the week, YYYY-MM-DD.', { format: 'date' })
  readonly week: string;

  @ResponseInteger('Number of decisions in this week.', { example: 12 })
  readonly decisions: number;

  @ResponseField('Median number of hours to a decision, to a quarter of an hour; null without decisions.', {
    type: Number,
    example: 5.25,
    nullable: true,
  })
  readonly hours: number | null;
}

@ResponseSchema('Counts of submissions for a task of the buyer.')
export class ReceivedForAnswer implements ReceivedFor {
  @ResponseField('Id of the task.')
  readonly taskId: string;

  @ResponseInteger('Number of accepted submissions.')
  readonly accepted: number;

  @ResponseInteger('Number of submissions that await your decision or requested changes.')
  readonly waiting: number;
}

export class FilledLinkAnswer {
  @ResponseField('The URL to open, with your id for this buyer, the task and your submission filled in.', {
    example: 'https://survey.example/s?worker=01M8KKKB0000000000000000AB&id=01M8KKKB0000000000000000CD',
  })
  readonly url: string;
}

class OwnClaimAnswer {
  @ResponseTime('When the claim expires.')
  readonly until: string;

  @ResponseField('Where the task is done, if on another site.', { required: false })
  readonly link?: FilledLinkAnswer;
}

@ResponseSchema('One task on its own page.')
export class TaskDetailsAnswer extends TaskAnswer implements TaskDetails {
  @ResponseField('Form that a worker fills in instead of free text; null for free text.', {
    type: AnswerFormAnswer,
    nullable: true,
  })
  readonly form: AnswerFormAnswer | null;

  @ResponseField('External link where the task is done; null for this site.', {
    type: TaskLinkAnswer,
    nullable: true,
    required: false,
  })
  readonly link?: TaskLinkAnswer | null;

  @ResponseField('Who may take it, null for everyone; only for its buyer.', {
    type: AudienceAnswer,
    nullable: true,
    required: false,
  })
  readonly audience?: AudienceAnswer | null;

  @ResponseField('Id of the required qualification test; only for Workers, omitted for none.', { required: false })
  readonly test?: string;

  @ResponseField('Your submission, null for none; omitted for visitors.', {
    type: SubmissionStateAnswer,
    nullable: true,
    required: false,
  })
  readonly mySubmission?: SubmissionStateAnswer | null;

  @ResponseField('Your claim, null for none; only for Workers.', {
    type: OwnClaimAnswer,
    nullable: true,
    required: false,
  })
  readonly myClaim?: OwnClaimAnswer | null;
}
