import { csvLine, type ResultsFormat, type TaskResult } from '@kaaj/contract';

export const TYPE_OF: Readonly<Record<ResultsFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** So that spreadsheets read Bangla. */
const MARK = '\ufeff';

const COLUMNS = [
  'submissionId',
  'workerId',
  'status',
  'submissionDetail',
  'pictures',
  'version',
  'textVersion',
  'payableAmount',
  'reasonCode',
  'reason',
  'sentAt',
  'decidedAt',
] as const satisfies readonly (keyof TaskResult)[];

/** The results as a file, part by part: a table with a head, or a JSON object on each line. */
export async function* resultsFile(
  parts: AsyncIterable<readonly TaskResult[]>,
  format: ResultsFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield MARK + csvLine(COLUMNS);
  for await (const results of parts) yield results.map(format === 'csv' ? csvOf : jsonOf).join('');
}

const jsonOf = (result: TaskResult): string => `${JSON.stringify(result)}\n`;

function csvOf({ pictures, ...result }: TaskResult): string {
  const cells = { ...result, pictures: pictures.join(' ') };
  return csvLine(COLUMNS.map((column) => cells[column] ?? ''));
}
