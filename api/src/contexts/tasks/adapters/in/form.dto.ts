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
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';

class FormOptionAnswer implements FormOption {
  @ResponseField('What is sent as the answer.', { example: 'magpie' })
  readonly value: string;

  @ResponseField('What people read.', { example: 'Magpie' })
  readonly label: string;
}

const { options, scaleSteps, text, longText, pictures } = FORM_LIMITS;

@ResponseSchema('One field of an answer form. Settings that its kind does not have are refused.')
class FormFieldAnswer implements FormField {
  @ResponseField('Name under which the answer is sent: a small letter, then up to 39 letters, digits or _; unique.', {
    example: 'bird',
  })
  readonly name: string;

  @ResponseField('What is asked for.', { type: String, enum: ANSWER_KINDS, example: 'choice' })
  readonly kind: AnswerKind;

  @ResponseField('The question. {{column}} stands for a value of the row in a batch.', {
    example: 'Which bird is this?',
  })
  readonly label: string;

  @ResponseField('Whether it has to be answered; false where left out.', { required: false })
  readonly required?: boolean;

  @ResponseField(`Of choice and choices: ${options.min} to ${options.max}.`, {
    type: [FormOptionAnswer],
    required: false,
  })
  readonly options?: readonly FormOption[];

  @ResponseField('Fewest picks or pictures; smallest number; first step of a scale.', { type: Number, required: false })
  readonly min?: number;

  @ResponseField(
    `Most picks or pictures (at most ${pictures}); largest number; last step of a scale of at most ${scaleSteps} steps.`,
    { type: Number, required: false },
  )
  readonly max?: number;

  @ResponseField(`Of text, at most ${text}, and longText, at most ${longText}: the most characters.`, {
    type: 'integer',
    required: false,
  })
  readonly maxLength?: number;

  @ResponseField('Of number: only whole ones.', { required: false })
  readonly integer?: boolean;

  @ResponseField('Of scale: what its first step means.', { required: false, example: 'Not at all' })
  readonly minLabel?: string;

  @ResponseField('Of scale: what its last step means.', { required: false, example: 'Very' })
  readonly maxLabel?: string;
}

@ResponseSchema('What a worker fills in, in place of free text.')
export class AnswerFormAnswer implements AnswerForm {
  @ResponseField(`1 to ${FORM_LIMITS.fields} fields.`, { type: [FormFieldAnswer] })
  readonly fields: readonly FormField[];
}

@ResponseSchema('Work that lives elsewhere: a page to open, and the completion code that proves it.')
export class TaskLinkAnswer implements TaskLink {
  @ResponseField(
    'An https address. {{worker}} (the same for one buyer and worker, and nothing else), {{task}} and {{submission}} are filled in at the claim.',
    { example: 'https://survey.example/s?worker={{worker}}&id={{submission}}' },
  )
  readonly url: string;

  @ResponseField(
    'The completion code; "any": each is kept; "signed": each submission has its own. Answered to its buyer alone.',
    { required: false, example: 'signed' },
  )
  readonly code?: string;

  @ResponseField('How many wrong codes were sent; for its buyer.', { type: 'integer', required: false })
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
