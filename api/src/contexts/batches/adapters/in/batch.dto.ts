import { type ApiPropertyOptions, getSchemaPath, OmitType } from '@nestjs/swagger';
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
  CursorField,
  FlagField,
  NumberField,
  ObjectField,
  PictureField,
  RawTextField,
  SizeField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { ID_LENGTH } from '../../../../kernel/ids';
import { ResponseSchema, ResponseField } from '../../../../platform/http/response-field';
import { overlapFaults } from '../../domain/overlap';
import { PostTaskBody } from '../../../tasks';

@ResponseSchema('Adaptive overlap: an item takes answers until the probability of its label reaches the confidence.')
export class AdaptiveOverlapAnswer {
  @ResponseField('Fewest workers for an item.', { type: 'integer', example: 2 })
  readonly min: number;

  @ResponseField('Most workers for an item; coins for all of them are set aside.', { type: 'integer', example: 5 })
  readonly max: number;

  @ResponseField('Probability of the label at which no more workers are needed, from 0.5 to 0.999.', {
    type: 'number',
    example: 0.95,
  })
  readonly confidence: number;

  @ResponseField('The choice or scale that is looked at; the first field of the form where it is left out.', {
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
function OverlapField({ optional = false } = {}): PropertyDecorator {
  return CheckedField(
    'How many workers answer each item, in place of requiredWorkers: 1 to 1,000, or { min, max, confidence, field }.',
    OVERLAP_SHAPE,
    (value) =>
      overlapFaults(value).map(({ field, message }) => ({
        message: field === 'overlap' ? message : `${field}: ${message}`,
      })),
    { optional },
  );
}

export class ChangeBatchBody {
  @OverlapField({ optional: true })
  readonly overlap?: number | object;

  @ChoiceField(
    'paused: its items are offered to nobody; posting: they are again. In place of overlap.',
    ['paused', 'posting'],
    {
      optional: true,
    },
  )
  readonly state?: 'paused' | 'posting';
}

export class GoldBody {
  @TextField(
    'The column that holds known answers. A row with a value there is a control item; no worker can tell it from the others.',
    { max: LENGTHS.batchColumn },
  )
  readonly column: string;

  @WholeNumberField('At most this percentage of the rows are control items; a file with more is refused.', {
    min: LIMITS.goldShare.min,
    max: LIMITS.goldShare.max,
    optional: true,
    default: LIMITS.goldShare.usual,
  })
  readonly share?: number;

  @NumberField(
    'Share of the items that a worker is offered one after the other that are control items, from 0 to 0.3.',
    { ...LIMITS.goldRate, optional: true, default: LIMITS.goldRate.usual },
  )
  readonly rate?: number;

  @TextField('The field of the form that the known answers are for; the first that can be compared, unless named.', {
    max: LENGTHS.fieldName,
    optional: true,
  })
  readonly field?: string;
}

export class PostBatchBody extends OmitType(PostTaskBody, ['requiredWorkers', 'imageURL']) {
  @PictureField('Address of the picture of all tasks; not needed beside pictures, which come first.', {
    unless: 'pictures',
  })
  readonly imageURL?: string;

  @TextField('Id of the pictures of the items, as POST /task/batch/pictures answers it.', {
    max: ID_LENGTH,
    optional: true,
  })
  readonly pictures?: string;

  @TextField('The column that names the picture of each row: an address, or the name of a file in the ZIP file.', {
    max: LENGTHS.batchColumn,
    optional: true,
  })
  readonly pictureColumn?: string;

  @WholeNumberField('How many workers are wanted for each task; not needed beside overlap, which comes first.', {
    ...LIMITS.requiredWorkers,
    optional: true,
  })
  readonly requiredWorkers?: number;

  @OverlapField({ optional: true })
  readonly overlap?: number | object;

  @ObjectField('Control items with known answers.', GoldBody, { optional: true })
  readonly gold?: GoldBody;

  @FlagField('All rows make the same task: neither title nor taskDetail names a column. Refused without this.', {
    optional: true,
    default: false,
  })
  readonly sameTasks?: boolean;

  @ChoiceField(
    'csv: the first line names the columns; jsonl: each line is a JSON object of the same names.',
    BATCH_FORMATS,
  )
  readonly format: BatchFormat;

  @RawTextField('The file as it is. Each row is one task; {{column}} in title and taskDetail stands for its value.', {
    max: LENGTHS.batchRows,
  })
  readonly rows: string;
}

export class BatchesParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size?: number;
}

@ResponseSchema('A question of a batch whose answers are compared.')
class BatchFieldAnswer implements BatchField {
  @ResponseField('Name of the field.', { example: 'bird' })
  readonly name: string;

  @ResponseField('The question, as a template.', { example: 'Which bird is this?' })
  readonly label: string;
}

@ResponseSchema('Many tasks that are made of one template and the rows of a file.')
export class BatchAnswer implements Batch {
  @ResponseField('Id of the batch.')
  readonly _id: string;

  @ResponseField('Template of the titles of its tasks.')
  readonly title: string;

  @ResponseField(
    'Where it stands: paused by you, so that its items are offered to nobody; cancelled by you, or its completion date came first (past), and takes no more work.',
    {
      type: String,
      enum: BATCH_STATES,
    },
  )
  readonly state: BatchState;

  @ResponseField('How many tasks it has.', { type: 'integer' })
  readonly tasks: number;

  @ResponseField('How many of its tasks are posted.', { type: 'integer' })
  readonly posted: number;

  @ResponseField('Coins that were set aside for all of its tasks.', { type: 'integer' })
  readonly cost: number;

  @ResponseField('Coins of the fee beside it, rounded down over the whole batch.', { type: 'integer', example: 3 })
  readonly fee: number;

  @ResponseField(
    'Coins that came back when it was stopped: of tasks that were not posted, and of open places of those that were.',
    { type: 'integer' },
  )
  readonly returned: number;

  @ResponseField('How many workers answer each item: a number, or as many as its label needs.', OVERLAP_SHAPE)
  readonly overlap: number | AdaptiveOverlapAnswer;

  @ResponseField('Coins that came back for answers that adaptive overlap did not need.', { type: 'integer' })
  readonly saved: number;

  @ResponseField('How many of its tasks are control items.', { type: 'integer' })
  readonly controls: number;

  @ResponseField('Questions of its form whose answers can be compared, in their order; not in lists.', {
    type: BatchFieldAnswer,
    isArray: true,
    required: false,
  })
  readonly fields?: readonly BatchFieldAnswer[];

  @ResponseField('When it came.', { format: 'date-time' })
  readonly createdAt: string;

  @ResponseField('When all of its tasks were posted, or it was stopped; null before.', {
    type: String,
    nullable: true,
    format: 'date-time',
  })
  readonly endedAt: string | null;
}

export class PostedBatchAnswer extends BatchAnswer {
  @ResponseField(
    'What completion codes of all its tasks are signed with, where the link says so. Never answered again.',
    {
      required: false,
      example: 'qmN1zX2eY3o4pL5r6tUv7wXy8zA9bC0dE1fG2hI3jK4',
    },
  )
  readonly linkSecret?: string;
}

class BatchPreviewTaskAnswer implements BatchPreviewTask {
  @ResponseField('Number of the line where its row begins, from 1.', { type: 'integer' })
  readonly line: number;

  @ResponseField('Title of the task.')
  readonly title: string;

  @ResponseField('What is to be done.')
  readonly taskDetail: string;
}

@ResponseSchema('What a batch would be, and cost.')
export class BatchPreviewAnswer implements BatchPreview {
  @ResponseField('Names of the columns.', { type: String, isArray: true })
  readonly columns: readonly string[];

  @ResponseField('How many tasks it would have.', { type: 'integer' })
  readonly tasks: number;

  @ResponseField('Coins for all of its tasks.', { type: 'integer' })
  readonly cost: number;

  @ResponseField('Coins of the fee beside it, rounded down over the whole batch.', { type: 'integer', example: 3 })
  readonly fee: number;

  @ResponseField('Coins that you can spend now.', { type: 'integer' })
  readonly available: number;

  @ResponseField('How many of its tasks are control items.', { type: 'integer' })
  readonly controls: number;

  @ResponseField('How many rows had nothing in them, and make no task.', { type: 'integer' })
  readonly skipped: number;

  @ResponseField('Its first tasks.', { type: BatchPreviewTaskAnswer, isArray: true })
  readonly first: readonly BatchPreviewTaskAnswer[];
}
