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
  EmailField,
  FreeObjectField,
  IdsField,
  IgnoredField,
  ListField,
  ProofField,
  QueryNumberField,
  SizeField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
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

  @TextField('The proof of the work. Not needed where the task has a form: its answers are written here then.', {
    max: LENGTHS.submissionDetail,
    lines: true,
    optional: true,
  })
  readonly submissionDetail?: string;

  @FreeObjectField('Answers by the names of the fields, where the task has a form.', ANSWERS_SHAPE, { optional: true })
  readonly answers?: object;

  @ProofField('Pictures that show it.', { max: LIMITS.proofPictures.max, optional: true, default: [] })
  readonly pictures?: readonly string[];

  @TextField('The completion code, where the work of the task is done elsewhere.', {
    max: LENGTHS.completionCode,
    optional: true,
  })
  readonly code?: string;

  @WholeNumberField("The version of the task's text that it answers; any other than the present one is refused.", {
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

  @TextField('Why it is rejected, for the worker to read.', {
    optional: true,
    min: 0,
    max: LENGTHS.rejectionReason,
    lines: true,
  })
  readonly reason?: string;

  @ChoiceField('What kind of reason it is.', REJECTION_CODES, { optional: true })
  readonly reasonCode?: RejectionCode;
}

export class ChangesBody {
  @TextField('What is to be changed, for the worker to read.', { max: LENGTHS.changesNote, lines: true })
  readonly note: string;
}

export class VersionBody {
  @TextField('The proof of the work, as it is now. Not needed where the task has a form.', {
    max: LENGTHS.submissionDetail,
    lines: true,
    optional: true,
  })
  readonly submissionDetail?: string;

  @FreeObjectField('Answers by the names of the fields, where the task has a form.', ANSWERS_SHAPE, { optional: true })
  readonly answers?: object;

  @ProofField('Pictures that show it.', { max: LIMITS.proofPictures.max, optional: true, default: [] })
  readonly pictures?: readonly string[];
}

export class DecisionBody extends ReviewBody {
  @TextField('Id of the submission.', { min: 26, max: 26 })
  readonly id: Id;
}

export class DecisionsBody {
  @ListField('What is decided on which work.', DecisionBody, { min: 1, max: LIMITS.decisionsAtOnce })
  readonly decisions: readonly DecisionBody[];
}

export class DecisionProblemAnswer {
  @ResponseField('Stable code of why it was not done.')
  readonly code: string;

  @ResponseField('The same in a sentence.')
  readonly message: string;
}

export class DecidedAnswer {
  @ResponseField('Id of the submission.')
  readonly id: string;

  @ResponseField('Where it stands; not there where it was not decided so.', {
    type: String,
    enum: SUBMISSION_STATUSES,
    required: false,
  })
  readonly status?: SubmissionStatus;

  @ResponseField('Why it was not decided so; not there where it was.', { type: DecisionProblemAnswer, required: false })
  readonly problem?: DecisionProblemAnswer;
}

export class OwnParameters {
  @EmailField('Your own e-mail address.')
  readonly email: string;
}

export class SentParameters extends OwnParameters {
  @ChoiceField('Only work of this status; left out: all.', SUBMISSION_STATUSES, { optional: true })
  readonly status?: SubmissionStatus;
}

export class ReceivedParameters {
  @ChoiceField('pending: what waits for you; decided: what was decided.', ['pending', 'decided'], {
    optional: true,
    default: 'pending',
  })
  readonly state?: string;

  @TextField('Id of the task that it was sent for; left out: for any.', { max: ID_LENGTH, optional: true })
  readonly task?: Id;

  @TextField('Only work with this in its text, in the title of its task or in the name of its worker.', {
    optional: true,
    min: 0,
    max: LENGTHS.search,
  })
  readonly search?: string;

  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

export class TasksAmongParameters {
  @IdsField('Ids of tasks.', { max: LIMITS.listPageSizeMax })
  readonly tasks: readonly Id[];
}

export class WorkerSubmissionsParameters extends SentParameters {
  @QueryNumberField('Which page, the first is 0; a cursor goes before it.', {
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

  @ResponseField('Title of the task when the work was sent.')
  readonly title: string;

  @ResponseField('What was to be done when the work was sent.')
  readonly taskDetail: string;

  @ResponseField('Coins this work pays, fixed when it was sent.', { type: 'integer' })
  readonly payableAmount: number;

  @ResponseField('Open places of the task now.', { type: 'integer' })
  readonly requiredWorkers: number;
}

class SubmissionWorkerAnswer extends AvatarAnswer {
  @ResponseField('E-mail address of the worker; empty for somebody who was removed.')
  readonly email: string;
}

export class ChangesAnswer {
  @ResponseField('What is to be changed.')
  readonly note: string;

  @ResponseField('When it was asked for.', { format: 'date-time' })
  readonly askedAt: string;

  @ResponseField('Until when it is awaited; null once it is here, or the work is decided.', {
    type: String,
    format: 'date-time',
    nullable: true,
  })
  readonly due: string | null;
}

export class SubmissionAnswer implements WireSubmission {
  @ResponseField('Id of the submission.')
  readonly _id: string;

  @ResponseField('The task it answers.', { type: SubmittedTaskAnswer })
  readonly task: SubmittedTaskAnswer;

  @ResponseField('E-mail address of the buyer.')
  readonly buyerEmail: string;

  @ResponseField('E-mail address of the worker.')
  readonly workerEmail: string;

  @ResponseField('The proof of the work.')
  readonly submissionDetail: string;

  @ResponseField('Addresses of the pictures that came with it.', { type: [String] })
  readonly pictures: readonly string[];

  @ResponseField('Answers to the form of the task, by the names of its fields; null where it had none.', {
    ...ANSWERS_SHAPE,
    nullable: true,
  })
  readonly answers: Answers | null;

  @ResponseField('The completion code of work that was done elsewhere; null for none.', {
    type: String,
    nullable: true,
    required: false,
  })
  readonly code?: string | null;

  @ResponseField(
    'Number of the version: 1, or 2 once the changes that were asked for are here. What is shown is the last one.',
    { type: 'integer' },
  )
  readonly version: number;

  @ResponseField('What the buyer asked to be changed; null for nothing.', { type: ChangesAnswer, nullable: true })
  readonly changes: ChangesAnswer | null;

  @ResponseField('When it was sent.', { format: 'date-time' })
  readonly currentDate: string;

  @ResponseField('Where it stands.', { type: String, enum: SUBMISSION_STATUSES })
  readonly status: SubmissionStatus;

  @ResponseField('Why the buyer rejected it; empty otherwise.')
  readonly rejectionReason: string;

  @ResponseField('What kind of reason it is; null where none was said.', {
    type: String,
    enum: [...SHOWN_REJECTION_CODES, null],
    nullable: true,
  })
  readonly rejectionCode: ShownRejectionCode | null;

  @ResponseField(
    'When it is accepted automatically unless the buyer decides before; null where that is over or switched off.',
    {
      type: String,
      format: 'date-time',
      nullable: true,
    },
  )
  readonly acceptedAt: string | null;

  @ResponseField('Who sent it.', { type: SubmissionWorkerAnswer })
  readonly worker: SubmissionWorkerAnswer;

  @ResponseField('Who decides.', { type: AvatarAnswer })
  readonly buyer: AvatarAnswer;
}

export class InstructionsAnswer {
  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('What was to be done.')
  readonly taskDetail: string;

  @ResponseField('What was to be sent as proof.')
  readonly submissionInfo: string;

  @ResponseField('What the work had to hold.', { type: ProofOfWorkAnswer })
  readonly proof: ProofOfWorkAnswer;

  @ResponseField('What the worker filled in; null for free text.', { type: AnswerFormAnswer, nullable: true })
  readonly form: AnswerFormAnswer | null;

  @ResponseField("Version of the task's text.", { type: 'integer' })
  readonly version: number;
}

@ResponseSchema('Work as it was sent at one time.')
class SubmissionVersionAnswer implements SubmissionVersion {
  @ResponseField('Number of the version, from 1 on.', { type: 'integer' })
  readonly number: number;

  @ResponseField('The proof of the work.')
  readonly submissionDetail: string;

  @ResponseField('Addresses of the pictures that came with it.', { type: [String] })
  readonly pictures: readonly string[];

  @ResponseField('Answers to the form of the task; null where it had none.', {
    ...ANSWERS_SHAPE,
    nullable: true,
  })
  readonly answers: Answers | null;

  @ResponseField('When it was sent.', { format: 'date-time' })
  readonly sentAt: string;
}

export class DecisionAnswer {
  @ResponseField('What was decided.', { type: String, enum: SUBMISSION_STATUSES })
  readonly status: SubmissionStatus;

  @ResponseField('Who or what decided: silence is of the one whose turn it was. Null where nobody noted it.', {
    type: String,
    enum: [...DECIDED_BY, null],
    nullable: true,
  })
  readonly by: DecidedBy | null;

  @ResponseField('When.', { format: 'date-time' })
  readonly at: string;

  @ResponseField('Why, in words; empty for none.')
  readonly reason: string;

  @ResponseField('What kind of reason it is; null where none was said.', {
    type: String,
    enum: [...SHOWN_REJECTION_CODES, null],
    nullable: true,
  })
  readonly reasonCode: ShownRejectionCode | null;
}

export class SubmissionDetailsAnswer extends SubmissionAnswer implements SubmissionDetails {
  @ResponseField('The task as it read when the work was sent.', { type: InstructionsAnswer })
  readonly instructions: InstructionsAnswer;

  @ResponseField('Every version of the work, the first one first.', { type: [SubmissionVersionAnswer] })
  readonly versions: readonly SubmissionVersionAnswer[];

  @ResponseField('How it was decided; null while it is pending.', { type: DecisionAnswer, nullable: true })
  readonly decision: DecisionAnswer | null;

  @ResponseField('Bonuses that its buyer paid for it, the first one first.', { type: [BonusAnswer] })
  readonly bonuses: readonly BonusAnswer[];
}

export class SubmissionStateAnswer {
  @ResponseField('Id of the submission.')
  readonly _id: string;

  @ResponseField('Where it stands.', { type: String, enum: SUBMISSION_STATUSES })
  readonly status: SubmissionStatus;
}

@ResponseSchema('That a worker has sent work for a task.')
export class SentForAnswer extends SubmissionStateAnswer implements SentFor {
  @ResponseField('Id of its task.')
  readonly taskId: string;
}

@ResponseSchema('How long work waited for a decision that was made within one week.')
export class DecisionTimeAnswer implements DecisionTime {
  @ResponseField('First day of the week, YYYY-MM-DD.', { format: 'date' })
  readonly week: string;

  @ResponseField('How many decisions were made in it.', { type: 'integer', example: 12 })
  readonly decisions: number;

  @ResponseField('Within how many hours half of them came, to a quarter of an hour; null where there was none.', {
    type: Number,
    example: 5.25,
    nullable: true,
  })
  readonly hours: number | null;
}

@ResponseSchema('What became of the work that a buyer was sent for a task.')
export class ReceivedForAnswer implements ReceivedFor {
  @ResponseField('Id of the task.')
  readonly taskId: string;

  @ResponseField('Pieces of work that were accepted.', { type: 'integer' })
  readonly accepted: number;

  @ResponseField('Pieces of work that wait for your decision, or for changes that you asked for.', { type: 'integer' })
  readonly waiting: number;
}

export class FilledLinkAnswer {
  @ResponseField('The address to open, with your id at this buyer, the task and your submission filled in.', {
    example: 'https://survey.example/s?worker=01M8KKKB0000000000000000AB&id=01M8KKKB0000000000000000CD',
  })
  readonly url: string;
}

class OwnClaimAnswer {
  @ResponseField('Until when it is kept.', { format: 'date-time' })
  readonly until: string;

  @ResponseField('Where the work is done, if elsewhere.', { type: FilledLinkAnswer, required: false })
  readonly link?: FilledLinkAnswer;
}

@ResponseSchema('One task on its own page.')
export class TaskDetailsAnswer extends TaskAnswer implements TaskDetails {
  @ResponseField('What a worker fills in, in place of free text; null for free text.', {
    type: AnswerFormAnswer,
    nullable: true,
  })
  readonly form: AnswerFormAnswer | null;

  @ResponseField('Where the work is done; null for here.', { type: TaskLinkAnswer, nullable: true, required: false })
  readonly link?: TaskLinkAnswer | null;

  @ResponseField('Who may take it, null for everybody; for its buyer.', {
    type: AudienceAnswer,
    nullable: true,
    required: false,
  })
  readonly audience?: AudienceAnswer | null;

  @ResponseField('Id of the qualification test that it asks for; for Workers, not there where it asks for none.', {
    required: false,
  })
  readonly test?: string;

  @ResponseField('What you have sent for it, null for nothing; not there for visitors.', {
    type: SubmissionStateAnswer,
    nullable: true,
    required: false,
  })
  readonly mySubmission?: SubmissionStateAnswer | null;

  @ResponseField('The place that is kept for you, null for none; for Workers.', {
    type: OwnClaimAnswer,
    nullable: true,
    required: false,
  })
  readonly myClaim?: OwnClaimAnswer | null;
}
