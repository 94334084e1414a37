import {
  BATCH_FORMATS,
  BATCH_PICTURES_STATES,
  type BatchFormat,
  type BatchPictureFault,
  type BatchPictures,
  type BatchPicturesState,
  LENGTHS,
  LIMITS,
} from '@kaaj/contract';
import { ChoiceField, RawTextField, TextField } from '../../../../platform/http/fields';
import { ResponseField, ResponseSchema } from '../../../../platform/http/response-field';

export class FetchPicturesBody {
  /** Optional: the length of a ZIP file is in a header. */
  static readonly mayBeLeftOut = true;

  @RawTextField('The unchanged file of rows. Each URL in the column is fetched once.', {
    max: LENGTHS.batchRows,
    optional: true,
  })
  readonly rows?: string;

  @ChoiceField(
    'csv: the first line has the column names; jsonl: each line is a JSON object with the same names.',
    BATCH_FORMATS,
    { optional: true },
  )
  readonly format?: BatchFormat;

  @TextField('The column with the https URL of a picture.', {
    max: LENGTHS.batchColumn,
    optional: true,
  })
  readonly pictureColumn?: string;
}

class BatchPictureFaultAnswer implements BatchPictureFault {
  @ResponseField('Number of the line where the row begins, from 1; null for a file in a ZIP file.', {
    type: 'integer',
    nullable: true,
  })
  readonly line: number | null;

  @ResponseField('The URL, or the name of the file.')
  readonly field: string;

  @ResponseField('Stable error code.')
  readonly code: string;

  @ResponseField('Error message.')
  readonly message: string;
}

@ResponseSchema('The pictures of the items of one batch.')
export class BatchPicturesAnswer implements BatchPictures {
  @ResponseField('Id, used by POST /task/batch.')
  readonly _id: string;

  @ResponseField('ready once each picture is stored or has a fault.', { enum: BATCH_PICTURES_STATES })
  readonly state: BatchPicturesState;

  @ResponseField('Number of pictures; 0 until a ZIP file is complete.', { type: 'integer' })
  readonly total: number;

  @ResponseField('How many pictures are stored.', { type: 'integer' })
  readonly stored: number;

  @ResponseField('Errors of pictures, at most a hundred.', { type: BatchPictureFaultAnswer, isArray: true })
  readonly faults: readonly BatchPictureFaultAnswer[];

  @ResponseField('Number of bytes of the ZIP file; 0 without one.', {
    type: 'integer',
    maximum: LIMITS.batchPictures.zipBytes,
  })
  readonly length: number;

  @ResponseField('Number of received bytes, which is the offset of the next chunk.', { type: 'integer' })
  readonly received: number;

  @ResponseField('When it expires and is deleted.', { format: 'date-time' })
  readonly expires: string;
}
