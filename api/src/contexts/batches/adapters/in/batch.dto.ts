import { type ApiPropertyOptions, getSchemaPath, OmitType, PickType } from '@nestjs/swagger';
import {
  type Batch,
  BATCH_FORMATS,
  BATCH_STATES,
  type BatchField,
  type BatchFormat,
  type BatchPreview,
  type BatchPreviewTask,
  type BatchState,
  LENGTHS,
  LIMITS,
} from '@kaaj/contract';
import {
  CheckedField,
  ChoiceField,
  FlagField,
  NumberField,
  ObjectField,
  PictureField,
  RawTextField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ID_LENGTH } from '../../../../kernel/ids';
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';
import { overlapFaults } from '../../domain/overlap';
import { PostTaskBody, TaskAnswer } from '../../../tasks';

@ResponseSchema('Adaptive overlap: an item takes answers until the probability of its label reaches the confidence.')
export class AdaptiveOverlapAnswer {
  @ResponseInteger('Minimum number of workers for an item.', { example: 2 })
  readonly min: number;

  @ResponseInteger('Maximum number of workers for an item; coins for all of them are reserved.', { example: 5 })
  readonly max: number;

  @ResponseField('Probability of the label at which the item needs no more workers, from 0.5 to 0.999.', {
    example: 0.95,
  })
  readonly confidence: number;

  @ResponseField('The choice or scale that decides; default: the first field of the form.', {
    example: 'bird',
    required: false,
  })
  readonly field?: string;
}

const OVERLAP_SHAPE: ApiPropertyOptions = {
  oneOf: [{ type: 'integer', minimum: 1 }, { $ref: getSchemaPath(AdaptiveOverlapAnswer) }],
  example: 3,
};

/** A number, or an object with min, max, confidence and field. */
function OverlapField(): PropertyDecorator {
  return CheckedField(
    'Number of workers for each item, instead of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.',
    OVERLAP_SHAPE,
    (value) =>
      overlapFaults(value).map(({ field, message }) => ({
        message: field === 'overlap' ? message : `${field}: ${message}`,
      })),
    { optional: true },
  );
}

export class ChangeBatchBody {
  @OverlapField()
  readonly overlap?: number | object;

  @ChoiceField(
    'paused: its items are not offered; posting: they are offered again. Send either this or overlap.',
    ['paused', 'posting'],
    { optional: true },
  )
  readonly state?: 'paused' | 'posting';
}

export class GoldBody {
  @TextField(
    'The column with known answers. A row with a value there is a control item, which workers cannot ' +
      'distinguish from others.',
    { max: LENGTHS.batchColumn },
  )
  readonly column: string;

  @WholeNumberField('Maximum percentage of rows that are control items; a file with more is refused.', {
    min: LIMITS.goldShare.min,
    max: LIMITS.goldShare.max,
    optional: true,
    default: LIMITS.goldShare.usual,
  })
  readonly share?: number;

  @NumberField('Share of control items among the items offered to a worker, from 0 to 0.3.', {
    ...LIMITS.goldRate,
    optional: true,
    default: LIMITS.goldRate.usual,
  })
  readonly rate?: number;

  @TextField('Form field of the known answers; default: the first field that can be compared.', {
    max: LENGTHS.fieldName,
    optional: true,
  })
  readonly field?: string;
}

export class PostBatchBody extends OmitType(PostTaskBody, ['requiredWorkers', 'imageURL']) {
  @PictureField('URL of the picture of all tasks; ignored if there are pictures.', { unless: 'pictures' })
  readonly imageURL?: string;

  @TextField('Id of the pictures of the items, from POST /task/batch/pictures.', {
    max: ID_LENGTH,
    optional: true,
  })
  readonly pictures?: string;

  @TextField('The column with the picture of each row: a URL, or the name of a file in the ZIP file.', {
    max: LENGTHS.batchColumn,
    optional: true,
  })
  readonly pictureColumn?: string;

  @WholeNumberField('Number of workers for each task; ignored if there is overlap.', {
    ...LIMITS.requiredWorkers,
    optional: true,
  })
  readonly requiredWorkers?: number;

  @OverlapField()
  readonly overlap?: number | object;

  @ObjectField('Control items with known answers.', GoldBody, { optional: true })
  readonly gold?: GoldBody;

  @FlagField('Confirms that all rows make the same task. Required if neither title nor taskDetail has a column.', {
    optional: true,
    default: false,
  })
  readonly sameTasks?: boolean;

  @ChoiceField(
    'csv: the first line has the column names; jsonl: each line is a JSON object with the same names.',
    BATCH_FORMATS,
  )
  readonly format: BatchFormat;

  @RawTextField(
    'The unchanged file. Each row is one task; {{column}} in title and taskDetail is replaced by its value.',
    { max: LENGTHS.batchRows },
  )
  readonly rows: string;
}

@ResponseSchema('A form field of a batch whose answers are compared.')
class BatchFieldAnswer implements BatchField {
  @ResponseField('Name of the field.', { example: 'bird' })
  readonly name: string;

  @ResponseField('The question, as a template.', { example: 'Which bird is this?' })
  readonly label: string;
}

@ResponseSchema('Many tasks created from one template and the rows of a file.')
export class BatchAnswer implements Batch {
  @ResponseField('Id of the batch.')
  readonly _id: string;

  @ResponseField('Template of the titles of its tasks.')
  readonly title: string;

  @ResponseField(
    'Status. paused: its items are not offered. cancelled, or past its completion date: takes no more submissions.',
    { enum: BATCH_STATES },
  )
  readonly state: BatchState;

  @ResponseInteger('How many tasks it has.')
  readonly tasks: number;

  @ResponseInteger('How many of its tasks are posted.')
  readonly posted: number;

  @ResponseInteger('Coins reserved for all of its tasks.')
  readonly cost: number;

  @ResponseInteger('Coins of the additional fee, rounded down over the whole batch.', { example: 3 })
  readonly fee: number;

  @ResponseInteger('Coins returned when the batch was stopped: for unposted tasks, and for open slots of posted ones.')
  readonly returned: number;

  @ResponseField('Number of workers for each item: fixed, or adaptive to the label.', OVERLAP_SHAPE)
  readonly overlap: number | AdaptiveOverlapAnswer;

  @ResponseInteger('Coins returned for answers that adaptive overlap did not need.')
  readonly saved: number;

  @ResponseInteger('How many of its tasks are control items.')
  readonly controls: number;

  @ResponseField('Form fields whose answers can be compared, in order; not in lists.', {
    type: BatchFieldAnswer,
    isArray: true,
    required: false,
  })
  readonly fields?: readonly BatchFieldAnswer[];

  @ResponseTime('When it was created.')
  readonly createdAt: string;

  @ResponseTime('When all tasks were posted or the batch was stopped; null before.', { nullable: true })
  readonly endedAt: string | null;
}

export class PostedBatchAnswer extends BatchAnswer {
  @ResponseField(
    'Secret that signs the completion codes of all tasks, if the link has signed codes. It is not returned again.',
    {
      required: false,
      example: 'qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4',
    },
  )
  readonly linkSecret?: string;
}

class BatchPreviewTaskAnswer extends PickType(TaskAnswer, ['title', 'taskDetail']) implements BatchPreviewTask {
  @ResponseInteger('Number of the line where its row begins, from 1.')
  readonly line: number;
}

@ResponseSchema('Preview of a batch and its cost.')
export class BatchPreviewAnswer implements BatchPreview {
  @ResponseField('Names of the columns.', { type: String, isArray: true })
  readonly columns: readonly string[];

  @ResponseInteger('How many tasks it would have.')
  readonly tasks: number;

  @ResponseInteger('Coins for all of its tasks.')
  readonly cost: number;

  @ResponseInteger('Coins of the additional fee, rounded down over the whole batch.', { example: 3 })
  readonly fee: number;

  @ResponseInteger('Coins that you can spend now.')
  readonly available: number;

  @ResponseInteger('How many of its tasks are control items.')
  readonly controls: number;

  @ResponseInteger('Number of empty rows, which are skipped.')
  readonly skipped: number;

  @ResponseField('Its first tasks.', { type: BatchPreviewTaskAnswer, isArray: true })
  readonly first: readonly BatchPreviewTaskAnswer[];
}
