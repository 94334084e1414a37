import { OmitType } from '@nestjs/swagger';
import {
  type Batch,
  BATCH_FORMATS,
  BATCH_STATES,
  type BatchFormat,
  type BatchPreview,
  type BatchPreviewTask,
  type BatchState,
  LENGTHS,
  LIMITS,
} from '@kaaj/contract';
import {
  ChoiceField,
  CursorField,
  FlagField,
  ObjectField,
  RawTextField,
  SizeField,
  TextField,
  WholeNumberField,
} from '../../../../platform/http/fields';
import { Shape, Shown } from '../../../../platform/http/shown';
import { PostTaskBody } from '../../../tasks';

class GoldBody {
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
}

export class PostBatchBody extends OmitType(PostTaskBody, ['requiredWorkers']) {
  @WholeNumberField('How many workers are wanted for each task; not needed beside overlap, which comes first.', {
    ...LIMITS.requiredWorkers,
    optional: true,
  })
  readonly requiredWorkers?: number;

  @WholeNumberField(
    'How many workers answer each item: the open places of each task, in place of requiredWorkers. From 2 to 9 under either name, their answers are compared.',
    { ...LIMITS.overlap, optional: true },
  )
  readonly overlap?: number;

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

@Shape('Many tasks that are made of one template and the rows of a file.')
export class BatchAnswer implements Batch {
  @Shown('Id of the batch.')
  readonly _id: string;

  @Shown('Template of the titles of its tasks.')
  readonly title: string;

  @Shown(
    'Where it stands: cancelled by you, or its completion date came first (past), and the other tasks are not posted.',
    {
      type: String,
      enum: BATCH_STATES,
    },
  )
  readonly state: BatchState;

  @Shown('How many tasks it has.', { type: 'integer' })
  readonly tasks: number;

  @Shown('How many of its tasks are posted.', { type: 'integer' })
  readonly posted: number;

  @Shown('Coins that were set aside for all of its tasks.', { type: 'integer' })
  readonly cost: number;

  @Shown('Coins that came back for tasks that were not posted.', { type: 'integer' })
  readonly returned: number;

  @Shown('How many workers answer each item, where their answers are compared; null where they are not.', {
    type: 'integer',
    nullable: true,
  })
  readonly overlap: number | null;

  @Shown('How many of its tasks are control items.', { type: 'integer' })
  readonly controls: number;

  @Shown('When it came.', { format: 'date-time' })
  readonly createdAt: string;

  @Shown('When all of its tasks were posted, or it was stopped; null before.', {
    type: String,
    nullable: true,
    format: 'date-time',
  })
  readonly endedAt: string | null;
}

class BatchPreviewTaskAnswer implements BatchPreviewTask {
  @Shown('Number of the line where its row begins, from 1.', { type: 'integer' })
  readonly line: number;

  @Shown('Title of the task.')
  readonly title: string;

  @Shown('What is to be done.')
  readonly taskDetail: string;
}

@Shape('What a batch would be, and cost.')
export class BatchPreviewAnswer implements BatchPreview {
  @Shown('Names of the columns.', { type: String, isArray: true })
  readonly columns: readonly string[];

  @Shown('How many tasks it would have.', { type: 'integer' })
  readonly tasks: number;

  @Shown('Coins for all of its tasks.', { type: 'integer' })
  readonly cost: number;

  @Shown('Coins that you can spend now.', { type: 'integer' })
  readonly available: number;

  @Shown('How many of its tasks are control items.', { type: 'integer' })
  readonly controls: number;

  @Shown('How many rows had nothing in them, and make no task.', { type: 'integer' })
  readonly skipped: number;

  @Shown('Its first tasks.', { type: BatchPreviewTaskAnswer, isArray: true })
  readonly first: readonly BatchPreviewTaskAnswer[];
}
