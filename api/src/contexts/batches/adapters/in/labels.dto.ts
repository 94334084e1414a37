import { type ApiPropertyOptions } from '@nestjs/swagger';
import { LABEL_METHODS, LENGTHS, type LabelMethod } from '@kaaj/contract';
import { ChoiceField, PageParameters, TextField } from '../../../../platform/http/fields';
import { ResponseField, ResponseInteger, ResponseSchema } from '../../../../platform/http/response-field';

const VALUE: ApiPropertyOptions = { oneOf: [{ type: 'string' }, { type: 'number' }] };

export class LabelParameters extends PageParameters {
  @TextField('Name of the form field; default: the first choice, scale or line of text.', {
    max: LENGTHS.fieldName,
    optional: true,
  })
  readonly field?: string;

  @ChoiceField(
    'majority: the most frequent answer; on a tie the smallest. dawid-skene: weights workers by their error rates.',
    LABEL_METHODS,
    { optional: true, default: 'majority' },
  )
  readonly method?: LabelMethod;

  @ChoiceField('csv: everything as a file; default: a page as JSON.', ['csv'], { optional: true })
  readonly format?: 'csv';
}

class LabelledItemAnswer {
  @ResponseField('Id of the task.')
  readonly task: string;

  @ResponseInteger('Number of the line where the row begins, from 1.')
  readonly line: number;
}

class AnswerCountAnswer {
  @ResponseField('The answer: a number for a scale, else a text; in lower case if texts are compared.', VALUE)
  readonly value: string | number;

  @ResponseInteger('Number of workers who gave this answer.')
  readonly count: number;
}

class ControlItemAnswer {
  @ResponseField('The known answer, as the file has it.')
  readonly known: string;

  @ResponseInteger('Number of wrong answers.')
  readonly missed: number;
}

@ResponseSchema('The label of one item of a batch. Rejected submissions do not count.')
export class LabelAnswer {
  @ResponseField('The item.')
  readonly item: LabelledItemAnswer;

  @ResponseField('The label.', VALUE)
  readonly label: string | number;

  @ResponseField(
    'Confidence from 0 to 1. Majority: share of workers with this answer. Dawid-Skene: probability of the label.',
  )
  readonly confidence: number;

  @ResponseField('Answers, most frequent first.', { type: AnswerCountAnswer, isArray: true })
  readonly answers: readonly AnswerCountAnswer[];

  @ResponseField('For a control item whose known answer is for this field; else null.', {
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

@ResponseSchema("Estimated accuracy of one worker's answers in a batch; for its buyer only.")
export class AnnotatorAnswer {
  @ResponseField('The worker.')
  readonly worker: LabellerAnswer;

  @ResponseInteger('Number of answered items.')
  readonly answers: number;

  @ResponseField("Average probability of the worker's answers, from 0 to 1.")
  readonly accuracy: number;

  @ResponseField('Lower end of the 95 percent interval of the accuracy of the worker, from 0 to 1.')
  readonly from: number;

  @ResponseField('Upper end of the 95 percent interval of the accuracy of the worker, from 0 to 1.')
  readonly to: number;

  @ResponseInteger('Number of answered control items.')
  readonly controls: number;

  @ResponseInteger('Number of control items answered wrongly.')
  readonly missed: number;
}
