import {
  type Batch,
  BATCH_FORMATS,
  BATCH_STATES,
  type BatchFormat,
  type BatchPreview,
  type BatchPreviewTask,
  type BatchState,
  LENGTHS,
} from '@kaaj/contract';
import { ChoiceField, CursorField, RawTextField, SizeField } from '../../../../platform/http/fields';
import { Shown } from '../../../../platform/http/shown';
import { PostTaskBody } from '../../../tasks';

export class PostBatchBody extends PostTaskBody {
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

export class BatchPreviewAnswer implements BatchPreview {
  @Shown('Names of the columns.', { type: String, isArray: true })
  readonly columns: readonly string[];

  @Shown('How many tasks it would have.', { type: 'integer' })
  readonly tasks: number;

  @Shown('Coins for all of its tasks.', { type: 'integer' })
  readonly cost: number;

  @Shown('Coins that you can spend now.', { type: 'integer' })
  readonly available: number;

  @Shown('Its first tasks.', { type: BatchPreviewTaskAnswer, isArray: true })
  readonly first: readonly BatchPreviewTaskAnswer[];
}
