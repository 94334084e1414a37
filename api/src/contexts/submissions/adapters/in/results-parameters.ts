import { RESULTS_FORMATS, type ResultsFormat } from '@kaaj/contract';
import { ChoiceField } from '../../../../platform/http/fields';

export class ResultsParameters {
  @ChoiceField('csv: a table with a head; jsonl: a JSON object on each line.', RESULTS_FORMATS, {
    optional: true,
    default: 'csv',
  })
  readonly format?: ResultsFormat;
}
