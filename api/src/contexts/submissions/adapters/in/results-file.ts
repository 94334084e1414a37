import { Readable } from 'node:stream';
import { type FastifyReply } from 'fastify';
import { type Answer, csvLine, ownValue, type ResultsFormat, type TaskResult, RESULTS_FORMATS } from '@kaaj/contract';
import { ChoiceField } from '../../../../platform/http/fields';

export class ResultsParameters {
  @ChoiceField('csv: a table with a head; jsonl: a JSON object on each line.', RESULTS_FORMATS, {
    optional: true,
    default: 'csv',
  })
  readonly format?: ResultsFormat;
}

const TYPE_OF: Readonly<Record<ResultsFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/** Byte order mark, without which spreadsheets do not read Bangla. */
const CSV_MARK = '\ufeff';

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

/** Names the response's file, and streams it: a CSV table with `columns`, or one JSON object per line. */
export function resultsFile<Result>(
  reply: FastifyReply,
  name: string,
  format: ResultsFormat,
  parts: AsyncIterable<readonly Result[]>,
  table: ResultsTable<Result>,
): Readable {
  void reply.type(TYPE_OF[format]).header('Content-Disposition', `attachment; filename="${name}.${format}"`);
  return Readable.from(linesOf(parts, format, table));
}

async function* linesOf<Result>(
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
  /** Names of the forms' fields, a column each. */
  readonly names: readonly string[];
  /** Whether any submission has a completion code. */
  readonly hasCodes: boolean;
}

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
