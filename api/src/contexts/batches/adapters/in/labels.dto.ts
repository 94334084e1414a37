import { type ApiPropertyOptions } from '@nestjs/swagger';
import { LABEL_METHODS, LENGTHS, type LabelMethod } from '@kaaj/contract';
import { ChoiceField, TextField } from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';
import { BatchesParameters } from './batch.dto';

const VALUE: ApiPropertyOptions = { oneOf: [{ type: 'string' }, { type: 'number' }] };

export class LabelParameters extends BatchesParameters {
  @TextField('Name of the field of the form; the first choice, scale or line of text where it is left out.', {
    max: LENGTHS.fieldName,
    optional: true,
  })
  readonly field?: string;

  @ChoiceField(
    'majority: what most said, the smallest of those that were said as often. dawid-skene: weighs workers by how often they err.',
    LABEL_METHODS,
    { optional: true, default: 'majority' },
  )
  readonly method?: LabelMethod;

  @ChoiceField('csv: all of it as a file; left out, a page as JSON.', ['csv'], { optional: true })
  readonly format?: 'csv';
}

class LabelledItemAnswer {
  @ResponseField('Id of the task.')
  readonly task: string;

  @ResponseField('Number of the line where the row begins, from 1.', { type: 'integer' })
  readonly line: number;
}

class AnswerCountAnswer {
  @ResponseField('What was answered: a number to a scale, else a text; small letters where texts are compared.', VALUE)
  readonly value: string | number;

  @ResponseField('How many workers answered it.', { type: 'integer' })
  readonly count: number;
}

class ControlItemAnswer {
  @ResponseField('The known answer, as the file has it.')
  readonly known: string;

  @ResponseField('How many answers miss it.', { type: 'integer' })
  readonly missed: number;
}

@ResponseSchema('The label of one item of a batch. Work that was rejected does not count.')
export class LabelAnswer {
  @ResponseField('The item.', { type: LabelledItemAnswer })
  readonly item: LabelledItemAnswer;

  @ResponseField('What its answers come to.', VALUE)
  readonly label: string | number;

  @ResponseField(
    'Majority: the share of the workers who say so. Dawid-Skene: how probable the label is. From 0 to 1.',
    {
      type: 'number',
    },
  )
  readonly confidence: number;

  @ResponseField('What was answered, most frequent first.', { type: AnswerCountAnswer, isArray: true })
  readonly answers: readonly AnswerCountAnswer[];

  @ResponseField('Of a control item, where its answers are to this field; null for every other.', {
    type: ControlItemAnswer,
    nullable: true,
  })
  readonly control: ControlItemAnswer | null;
}

class LabellerAnswer {
  @ResponseField('Id of the person.')
  readonly _id: string;

  @ResponseField('Name of the person.')
  readonly name: string;

  @ResponseField('E-mail address of the person.')
  readonly email: string;
}

@ResponseSchema('How the answers of one worker fit the labels of a batch: an estimate, for its buyer alone.')
export class AnnotatorAnswer {
  @ResponseField('The worker.', { type: LabellerAnswer })
  readonly worker: LabellerAnswer;

  @ResponseField('How many items they answered.', { type: 'integer' })
  readonly answers: number;

  @ResponseField('How probable the answers of the worker are on average, from 0 to 1.', { type: 'number' })
  readonly accuracy: number;

  @ResponseField('Lower end of the 95 percent interval of the accuracy of the worker, from 0 to 1.', { type: 'number' })
  readonly from: number;

  @ResponseField('Upper end of the 95 percent interval of the accuracy of the worker, from 0 to 1.', { type: 'number' })
  readonly to: number;

  @ResponseField('How many control items they answered.', { type: 'integer' })
  readonly controls: number;

  @ResponseField('How many of those they missed.', { type: 'integer' })
  readonly missed: number;
}
