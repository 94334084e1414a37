import {
  type AnswerForm,
  CONTENT_NOTICES,
  type ContentNotice,
  LENGTHS,
  LIMITS,
  type ProofOfWork,
  TASK_CATEGORIES,
  type TaskCategory,
  type TaskForm,
  type TaskLink,
  type TaskTemplate as WireTemplate,
  DEFAULT_ALLOWANCE_MINUTES,
} from '@kaaj/contract';
import {
  ChoiceField,
  FreeObjectField,
  ObjectField,
  PictureField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { type TaskTemplate } from '../../domain/task-template';
import { formOf as answerFormOf } from '../../domain/form';
import { assertOneOf, linkOf } from '../../domain/link';
import { AnswerFormAnswer, TaskLinkAnswer } from './form.dto';
import { ProofOfWorkAnswer, ProofOfWorkBody } from './task.dto';

const open = { optional: true, min: 0, default: '' };

class TaskFormBody {
  @TextField('Title of the task.', { ...open, max: LENGTHS.title })
  readonly title?: string;

  @TextField('What is to be done.', { ...open, max: LENGTHS.taskDetail, lines: true })
  readonly taskDetail?: string;

  @TextField('What a worker sends as proof.', { ...open, max: LENGTHS.submissionInfo, lines: true })
  readonly submissionInfo?: string;

  @PictureField('Address of the picture; empty for none.', { optional: true, default: '' })
  readonly imageURL?: string;

  @WholeNumberField('How many workers are wanted.', { ...LIMITS.requiredWorkers, optional: true })
  readonly requiredWorkers?: number;

  @WholeNumberField('Coins for each worker.', { ...LIMITS.payableAmount, optional: true })
  readonly payableAmount?: number;

  @ChoiceField('What kind of work it is.', TASK_CATEGORIES, { optional: true, default: 'other' })
  readonly category?: TaskCategory;

  @WholeNumberField('Days to decide on work; left out: as the owner of the installation has set.', {
    ...LIMITS.reviewDays,
    optional: true,
  })
  readonly reviewDays?: number;

  @WholeNumberField('For how many minutes a place is kept for a worker who claims it.', {
    ...LIMITS.allowanceMinutes,
    optional: true,
    default: DEFAULT_ALLOWANCE_MINUTES,
  })
  readonly allowanceMinutes?: number;

  @WholeNumberField('How many minutes you expect it to take.', {
    ...LIMITS.estimatedMinutes,
    optional: true,
    nullable: true,
  })
  readonly estimatedMinutes?: number | null;

  @ChoiceField('What a worker may not want to see in it.', CONTENT_NOTICES, { optional: true, default: 'none' })
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

export class RenameTemplateBody {
  @TextField('What you call it.', { max: LENGTHS.templateName, example: 'Price boards' })
  readonly name: string;
}

export class SaveTemplateBody extends RenameTemplateBody {
  @ObjectField('The form for a new task, as far as it is filled in; its last day is never kept.', TaskFormBody)
  readonly form: TaskFormBody;
}

@ResponseSchema('The form for a new task as far as it is filled in; its last day is never kept.')
class TaskFormAnswer implements TaskForm {
  @ResponseField('Title; empty for none yet, as the following.')
  readonly title: string;

  @ResponseField('What is to be done.')
  readonly taskDetail: string;

  @ResponseField('What a worker sends as proof.')
  readonly submissionInfo: string;

  @ResponseField('Address of the picture.', { format: 'uri-reference' })
  readonly imageURL: string;

  @ResponseField('How many workers are wanted; null where nothing was said.', { type: 'integer', nullable: true })
  readonly requiredWorkers: number | null;

  @ResponseField('Coins for each worker; null where nothing was said.', { type: 'integer', nullable: true })
  readonly payableAmount: number | null;

  @ResponseField('What kind of work it is.', { enum: TASK_CATEGORIES })
  readonly category: TaskCategory;

  @ResponseField('Days to decide on work; null: as the owner of the installation has set.', {
    type: 'integer',
    nullable: true,
  })
  readonly reviewDays: number | null;

  @ResponseField('For how many minutes a place is kept for a worker who claims it.', { type: 'integer' })
  readonly allowanceMinutes: number;

  @ResponseField('How many minutes you expect it to take; null where nothing was said.', {
    type: 'integer',
    nullable: true,
  })
  readonly estimatedMinutes: number | null;

  @ResponseField('What a worker may not want to see in it.', { enum: CONTENT_NOTICES })
  readonly contentNotice: ContentNotice;

  @ResponseField('What work has to hold.', { type: ProofOfWorkAnswer })
  readonly proof: ProofOfWork;

  @ResponseField('What a worker fills in, in place of free text; null for free text.', {
    type: AnswerFormAnswer,
    nullable: true,
  })
  readonly form: AnswerForm | null;

  @ResponseField('Where the work is done; null for here.', { type: TaskLinkAnswer, nullable: true })
  readonly link: TaskLink | null;
}

@ResponseSchema('A form that a buyer keeps to begin new tasks with.')
export class TaskTemplateAnswer implements WireTemplate {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('What it is called.', { example: 'Price boards' })
  readonly name: string;

  @ResponseField('The form for a new task.', { type: TaskFormAnswer })
  readonly form: TaskFormAnswer;

  @ResponseField('When it was saved.', { format: 'date-time' })
  readonly savedAt: string;
}

export class ChangedTemplateAnswer {
  @ResponseField('Always true: it has its new name, or is gone.')
  readonly done: true;
}

export const templateAnswer = ({ id, name, form, savedAt }: TaskTemplate): TaskTemplateAnswer => ({
  _id: id,
  name,
  form,
  savedAt: new Date(savedAt).toISOString(),
});

/** The form, with defaults for missing fields. Throws FormInvalid. */
export function formOf(body: TaskFormBody): TaskForm {
  const { title = '', taskDetail = '', submissionInfo = '', imageURL = '', proof } = body;
  const [form, link] = [answerFormOf(body.form), linkOf(body.link)];
  assertOneOf(form, link);
  return {
    ...{ title, taskDetail, submissionInfo, imageURL },
    requiredWorkers: body.requiredWorkers ?? null,
    payableAmount: body.payableAmount ?? null,
    category: body.category ?? 'other',
    reviewDays: body.reviewDays ?? null,
    allowanceMinutes: body.allowanceMinutes ?? DEFAULT_ALLOWANCE_MINUTES,
    estimatedMinutes: body.estimatedMinutes ?? null,
    contentNotice: body.contentNotice ?? 'none',
    proof: { text: proof?.text ?? '', pictures: proof?.pictures ?? 0, link: proof?.link ?? false },
    ...{ form, link },
  };
}
