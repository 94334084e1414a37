import { PickType } from '@nestjs/swagger';
import {
  type AnswerForm,
  CONTENT_NOTICES,
  type ContentNotice,
  LENGTHS,
  LIMITS,
  TASK_CATEGORIES,
  type TaskCategory,
  type TaskForm,
  type TaskLink,
  type TaskTemplate as WireTemplate,
  DEFAULT_ALLOWANCE_MINUTES,
} from '@kaaj/contract';
import { ChoiceField, ObjectField, PictureField, TextField, WholeNumberField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { type TaskTemplate } from '../../domain/task-template';
import { assertOneOf } from '../../domain/link';
import { DEFAULT_TERMS } from '../../domain/task';
import { AnswerFormAnswer, TaskLinkAnswer } from './form.dto';
import { editOf, EditTaskBody, TaskAnswer } from './task.dto';

const open = { optional: true, min: 0, default: '' };

class TaskFormBody extends PickType(EditTaskBody, ['proof', 'form', 'link']) {
  @TextField('Title of the task.', { ...open, max: LENGTHS.title })
  readonly title?: string;

  @TextField('Instructions of the task.', { ...open, max: LENGTHS.taskDetail, lines: true })
  readonly taskDetail?: string;

  @TextField('What a worker sends as proof.', { ...open, max: LENGTHS.submissionInfo, lines: true })
  readonly submissionInfo?: string;

  @PictureField('Address of the picture; empty for none.', { optional: true, default: '' })
  readonly imageURL?: string;

  @WholeNumberField('Number of workers.', { ...LIMITS.requiredWorkers, optional: true })
  readonly requiredWorkers?: number;

  @WholeNumberField('Coins for each worker.', { ...LIMITS.payableAmount, optional: true })
  readonly payableAmount?: number;

  @ChoiceField('What kind of work it is.', TASK_CATEGORIES, { optional: true, default: 'other' })
  readonly category?: TaskCategory;

  @WholeNumberField('Review period in days; default: that of the installation.', {
    ...LIMITS.reviewDays,
    optional: true,
  })
  readonly reviewDays?: number;

  @WholeNumberField('Number of minutes until a claim expires.', {
    ...LIMITS.allowanceMinutes,
    optional: true,
    default: DEFAULT_ALLOWANCE_MINUTES,
  })
  readonly allowanceMinutes?: number;

  @WholeNumberField('Estimated number of minutes.', {
    ...LIMITS.estimatedMinutes,
    optional: true,
    nullable: true,
  })
  readonly estimatedMinutes?: number | null;

  @ChoiceField('Content notice: sensitive content in the task.', CONTENT_NOTICES, { optional: true, default: 'none' })
  readonly contentNotice?: ContentNotice;
}

export class RenameTemplateBody {
  @TextField('Name.', { max: LENGTHS.templateName, example: 'Price boards' })
  readonly name: string;
}

export class SaveTemplateBody extends RenameTemplateBody {
  @ObjectField('The partly filled form for a new task; the completion date is not stored.', TaskFormBody)
  readonly form: TaskFormBody;
}

@ResponseSchema('The partly filled form for a new task; the completion date is not stored.')
class TaskFormAnswer
  extends PickType(TaskAnswer, [
    'taskDetail',
    'submissionInfo',
    'category',
    'allowanceMinutes',
    'contentNotice',
    'proof',
  ])
  implements TaskForm
{
  @ResponseField('Title; empty if not set, like the following fields.')
  readonly title: string;

  @ResponseField('Address of the picture.', { format: 'uri-reference' })
  readonly imageURL: string;

  @ResponseInteger('Number of workers; null if not set.', { nullable: true })
  readonly requiredWorkers: number | null;

  @ResponseInteger('Coins for each worker; null if not set.', { nullable: true })
  readonly payableAmount: number | null;

  @ResponseInteger('Review period in days; null: default of the installation.', { nullable: true })
  readonly reviewDays: number | null;

  @ResponseInteger('Estimated number of minutes; null for none.', { nullable: true })
  readonly estimatedMinutes: number | null;

  @ResponseField('Form that a worker fills in instead of free text; null for free text.', {
    type: AnswerFormAnswer,
    nullable: true,
  })
  readonly form: AnswerForm | null;

  @ResponseField('External link where the task is done; null for this site.', { type: TaskLinkAnswer, nullable: true })
  readonly link: TaskLink | null;
}

@ResponseSchema('A saved form for new tasks of a buyer.')
export class TaskTemplateAnswer implements WireTemplate {
  @ResponseField('Id.')
  readonly _id: string;

  @ResponseField('Name.', { example: 'Price boards' })
  readonly name: string;

  @ResponseField('The form for a new task.')
  readonly form: TaskFormAnswer;

  @ResponseTime('When it was saved.')
  readonly savedAt: string;
}

export const templateAnswer = ({ id, name, form, savedAt }: TaskTemplate): TaskTemplateAnswer => ({
  _id: id,
  name,
  form,
  savedAt: new Date(savedAt).toISOString(),
});

/** The form, with defaults for missing fields. Throws FormInvalid. */
export function formOf(body: TaskFormBody): TaskForm {
  const { title = '', taskDetail = '', submissionInfo = '', imageURL = '' } = body;
  const { detail, form = null, link = null, ...edit } = editOf({ ...body, title, taskDetail, submissionInfo });
  assertOneOf(form, link);
  return {
    ...{ ...DEFAULT_TERMS, ...edit, taskDetail: detail, imageURL, form, link },
    requiredWorkers: body.requiredWorkers ?? null,
    payableAmount: body.payableAmount ?? null,
  };
}
