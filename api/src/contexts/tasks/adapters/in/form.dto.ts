import {
  ANSWER_KINDS,
  type AnswerForm,
  type AnswerKind,
  FORM_LIMITS,
  type FormField,
  type FormOption,
  type TaskLink,
} from '@kaaj/contract';
import { type ApiPropertyOptions } from '@nestjs/swagger';
import { ResponseField, ResponseInteger, ResponseSchema } from '../../../../platform/http/response-field';

class FormOptionAnswer implements FormOption {
  @ResponseField('Value of the option in answers.', { example: 'magpie' })
  readonly value: string;

  @ResponseField('Label of the option.', { example: 'Magpie' })
  readonly label: string;
}

const { options, scaleSteps, text, longText, pictures } = FORM_LIMITS;

@ResponseSchema('One field of an answer form. Properties that do not belong to its kind are refused.')
class FormFieldAnswer implements FormField {
  @ResponseField('Name of the field in answers: a lower-case letter, then up to 39 letters, digits or _; unique.', {
    example: 'bird',
  })
  readonly name: string;

  @ResponseField('Kind of the field.', { enum: ANSWER_KINDS, example: 'choice' })
  readonly kind: AnswerKind;

  @ResponseField('The question. In a batch, {{column}} is replaced by the value of the row.', {
    example: 'Which bird is this?',
  })
  readonly label: string;

  @ResponseField('Whether an answer is required; default: false.', { required: false })
  readonly required?: boolean;

  @ResponseField(`For choice and choices: ${options.min} to ${options.max} options.`, {
    type: [FormOptionAnswer],
    required: false,
  })
  readonly options?: readonly FormOption[];

  @ResponseField('Minimum of picks, pictures or number; first step of a scale.', { required: false })
  readonly min?: number;

  @ResponseField(
    `Maximum of picks, pictures (at most ${pictures}) or number; last step of a scale of at most ${scaleSteps} steps.`,
    { required: false },
  )
  readonly max?: number;

  @ResponseInteger(`Maximum length of text (at most ${text}) and longText (at most ${longText}) in characters.`, {
    required: false,
  })
  readonly maxLength?: number;

  @ResponseField('For number: only whole numbers.', { required: false })
  readonly integer?: boolean;

  @ResponseField('For scale: label of the first step.', { required: false, example: 'Not at all' })
  readonly minLabel?: string;

  @ResponseField('For scale: label of the last step.', { required: false, example: 'Very' })
  readonly maxLabel?: string;
}

@ResponseSchema('Form that a worker fills in instead of free text.')
export class AnswerFormAnswer implements AnswerForm {
  @ResponseField(`1 to ${FORM_LIMITS.fields} fields.`, { type: [FormFieldAnswer] })
  readonly fields: readonly FormField[];
}

@ResponseSchema('A task on another site: its URL, and the completion code that proves the work.')
export class TaskLinkAnswer implements TaskLink {
  @ResponseField(
    'An https URL. {{worker}}, {{task}} and {{submission}} are filled in at the claim. The worker id is ' +
      'specific to the buyer.',
    { example: 'https://survey.example/s?worker={{worker}}&id={{submission}}' },
  )
  readonly url: string;

  @ResponseField(
    'The completion code. "any": every code is stored; "signed": each submission has its own code. Returned ' +
      'only to the buyer.',
    { required: false, example: 'signed' },
  )
  readonly code?: string;

  @ResponseInteger('Number of wrong codes; only for the buyer.', { required: false })
  readonly wrongCodes?: number;
}

/** Schema of answers, in requests and responses. */
export const ANSWERS_SHAPE: ApiPropertyOptions = {
  type: 'object',
  additionalProperties: {
    oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'array', items: { type: 'string' } }],
  },
  example: { bird: 'magpie', count: 2 },
};
