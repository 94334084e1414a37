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
import { ResponseField, ResponseInteger, ResponseSchema, ResponseTime } from '../../../../platform/http/response-field';

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
  @ResponseInteger('Number of the line where the row begins, from 1; null for a file in a ZIP file.', {
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

  @ResponseInteger('Number of pictures; 0 until a ZIP file is complete.')
  readonly total: number;

  @ResponseInteger('How many pictures are stored.')
  readonly stored: number;

  @ResponseField('Errors of pictures, at most a hundred.', { type: BatchPictureFaultAnswer, isArray: true })
  readonly faults: readonly BatchPictureFaultAnswer[];

  @ResponseInteger('Number of bytes of the ZIP file; 0 without one.', { maximum: LIMITS.batchPictures.zipBytes })
  readonly length: number;

  @ResponseInteger('Number of received bytes, which is the offset of the next chunk.')
  readonly received: number;

  @ResponseTime('When it expires and is deleted.')
  readonly expires: string;
}
