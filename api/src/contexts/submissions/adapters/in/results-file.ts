import { type Answer, csvLine, ownValue, type ResultsFormat, type TaskResult } from '@kaaj/contract';

export const TYPE_OF: Readonly<Record<ResultsFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** So that spreadsheets read Bangla. */
export const CSV_MARK = '\ufeff';

/** What a table has of each piece of work. */
const RESULT_COLUMNS = [
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
] as const satisfies readonly Exclude<keyof TaskResult, 'answers' | 'code'>[];

/** The file part by part: a table below `columns`, or a JSON object on each line. */
export async function* resultsFile<Result>(
  parts: AsyncIterable<readonly Result[]>,
  format: ResultsFormat,
  { columns, cellsOf }: ResultsTable<Result>,
): AsyncGenerator<string> {
  const lineOf = format === 'csv' ? (result: Result) => csvLine(cellsOf(result)) : jsonLine;
  if (format === 'csv') yield CSV_MARK + csvLine(columns);
  for await (const results of parts) yield results.map(lineOf).join('');
}

export interface ResultsTable<Result> {
  readonly columns: readonly string[];
  readonly cellsOf: (result: Result) => readonly (string | number)[];
}

export interface ResultColumns {
  /** Of the fields of its forms, a column each. */
  readonly names: readonly string[];
  /** Some work came with a completion code. */
  readonly hasCodes: boolean;
}

/** The table of a task's results. */
export const taskTable = ({ names, hasCodes }: ResultColumns): ResultsTable<TaskResult> => ({
  columns: [...RESULT_COLUMNS, ...(hasCodes ? ['code'] : []), ...names.map((name) => `answer.${name}`)],
  cellsOf: (result) => [
    ...resultCells(result),
    ...(hasCodes ? [result.code ?? ''] : []),
    ...names.map((name) => cellOf(ownValue(result.answers, name))),
  ],
});

const cellOf = (answer: Answer | undefined): string | number =>
  Array.isArray(answer) ? answer.join('|') : ((answer as string | number | undefined) ?? '');

const jsonLine = (result: unknown): string => `${JSON.stringify(result)}\n`;

function resultCells({ pictures, answers: _, code: _code, ...result }: TaskResult): readonly (string | number)[] {
  const cells = { ...result, pictures: pictures.join(' ') };
  return RESULT_COLUMNS.map((column) => cells[column] ?? '');
}
