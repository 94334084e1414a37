import {
  type AnswerForm,
  type BatchState,
  columnsOfUrl,
  FORM_LIMITS,
  isLongerThan,
  isPlainText,
  LENGTHS,
  linkUrlProblem,
  PLAIN_TEXT_MESSAGE,
  type TaskLink,
  normalizeText,
  urlOfRow,
  withLabels,
} from '@kaaj/contract';
import { type Coins, multiplyCoins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type Overlap } from './overlap';
import { columnAt, rowError, type RowError, type Row, unknownColumn } from './rows';
import { columnsIn, fill, filledLength } from './template';

/** The fields that all tasks of a batch share, and the templates of title and detail. */
export interface Template {
  readonly title: string;
  readonly detail: string;
  /** Slots of each task. */
  readonly slots: number;
  /** Coins for each worker. */
  readonly payable: Coins;
  /** YYYY-MM-DD */
  readonly completionDate: string;
}

/** Progress of posting, whether or not the batch is paused. */
export type PostingState = Exclude<BatchState, 'paused'>;

export interface Batch<Terms extends Template = Template> {
  readonly id: Id;
  readonly buyerId: Id;
  readonly template: Terms;
  readonly columns: readonly string[];
  readonly state: PostingState;
  /** While paused its items are not offered. */
  readonly paused: boolean;
  /** Number of tasks, and how many of them are posted, in the order of the rows. */
  readonly tasks: number;
  readonly posted: number;
  /** Number of answers per item, fixed or adaptive. */
  readonly overlap: Overlap;
  /** The column of known answers; empty for none. */
  readonly goldColumn: string;
  /** The field whose answers are compared with them. */
  readonly goldField: string;
  /** Share of control items offered to a worker. */
  readonly goldRate: number;
  /** Number of control items. */
  readonly controls: number;
  /** Milliseconds since the epoch; `endedAt` is 0 while tasks are being posted. */
  readonly createdAt: number;
  readonly endedAt: number;
}

/** A row of a batch, with the id of its task. */
export interface BatchRow extends Row {
  readonly taskId: Id;
}

type Link = Required<Pick<TaskLink, 'url' | 'code'>>;

/** What a row changes in the tasks of a template. */
export interface TaskTexts {
  readonly title: string;
  readonly detail: string;
  readonly form?: AnswerForm | null;
  readonly link?: Link | null;
}

/** Coins of `tasks` tasks of a template. */
export function costOf({ payable, slots }: Template, tasks: number): Coins {
  return multiplyCoins(payable, slots * tasks);
}

/** Coins that are reserved for unposted rows. */
export function remainingCoins({ template, tasks, posted }: Batch): Coins {
  return costOf(template, tasks - posted);
}

/** Maximum UTF-16 units of one character before normalization. */
const UNITS_OF_ONE = 4;

/**
 * The error of the task that a row makes of a template. Checks lengths first: a row of 12,000 characters in a template
 * of 1,000 placeholders would become a text of millions.
 */
export function faultOf(template: TaskTexts, columns: readonly string[], row: Row): RowError | undefined {
  const lengthOf = (column: string) => row.values[columnAt(columns, column)]?.length ?? 0;
  if (filledLength(template.title, lengthOf) > UNITS_OF_ONE * LENGTHS.title)
    return tooLong(row.line, 'title', LENGTHS.title);
  if (filledLength(template.detail, lengthOf) > UNITS_OF_ONE * LENGTHS.taskDetail)
    return tooLong(row.line, 'taskDetail', LENGTHS.taskDetail);
  const labels = labelsOf(template).map(([, text]) => filledLength(text, lengthOf));
  if (labels.reduce((sum, length) => sum + length, 0) > UNITS_OF_ONE * FORM_LIMITS.formLength)
    return tooLong(row.line, 'form', FORM_LIMITS.formLength);
  if (template.link && filledLength(template.link.url, lengthOf) > UNITS_OF_ONE * LENGTHS.linkUrl)
    return tooLong(row.line, 'link.url', LENGTHS.linkUrl);
  return validateRow(renderTemplate(template, columns, row), row.line);
}

/** The texts of one task, from a template and a row. */
export function renderTemplate(
  { title, detail, form, link }: TaskTexts,
  columns: readonly string[],
  { values }: Pick<Row, 'values'>,
): TaskTexts {
  const valueOf = (column: string) => values[columnAt(columns, column)] ?? '';
  const filled = (text: string) => normalizeText(fill(text, valueOf));
  return {
    ...{ title: filled(title), detail: filled(detail) },
    ...(form && { form: withLabels(form, filled) }),
    ...(link && { link: { ...link, url: urlOfRow(link.url, valueOf) } }),
  };
}

/** The error where all rows of a file make the same task; reported for the header line. */
export function sameTasksFault(texts: TaskTexts): RowError | undefined {
  const labels = labelsOf(texts).map(([, text]) => text);
  if ([texts.title, texts.detail, ...labels].some((text) => columnsIn(text).length > 0)) return undefined;
  if (texts.link && columnsOfUrl(texts.link.url).length > 0) return undefined;
  const message =
    'Neither the title nor the detail names a column, so all tasks would be the same. Write {{column}}, or send sameTasks.';
  return rowError(1, 'title', 'no-column', message);
}

/** The error of a task's texts that come from the row. */
export function validateRow(texts: TaskTexts, line: number): RowError | undefined {
  const label = () => {
    for (const [path, text] of labelsOf(texts)) {
      const fault = wrong(line, path, text, FORM_LIMITS.label, false);
      if (fault) return fault;
    }
    return undefined;
  };
  return (
    wrong(line, 'title', texts.title, LENGTHS.title, false) ??
    wrong(line, 'taskDetail', texts.detail, LENGTHS.taskDetail, true) ??
    label() ??
    (texts.form && isLongerThan(JSON.stringify(texts.form), FORM_LIMITS.formLength)
      ? tooLong(line, 'form', FORM_LIMITS.formLength)
      : undefined) ??
    urlFault(texts, line)
  );
}

function urlFault({ link }: TaskTexts, line: number): RowError | undefined {
  const problem = link && linkUrlProblem(link.url);
  return problem ? rowError(line, 'link.url', ...problem) : undefined;
}

/** The error of a template for rows of these columns; reported for the header line. */
export function templateFault(texts: TaskTexts, columns: readonly string[]): RowError | undefined {
  for (const [field, text] of [['title', texts.title], ['taskDetail', texts.detail], ...labelsOf(texts)] as const) {
    const unknown = columnsIn(text).find((column) => columnAt(columns, column) < 0);
    if (unknown !== undefined) return unknownColumn(field, unknown);
  }
  const ofUrl = texts.link && columnsOfUrl(texts.link.url).find((column) => columnAt(columns, column) < 0);
  return ofUrl ? unknownColumn('link.url', ofUrl) : undefined;
}

/** Every label of a form with its path in the request. */
export function labelsOf({ form }: Pick<TaskTexts, 'form'>): readonly (readonly [string, string])[] {
  const labels: [string, string][] = [];
  if (form) withLabels(form, (text, path) => (labels.push([`form.${path}`, text]), text));
  return labels;
}

function wrong(line: number, field: string, text: string, maxLength: number, lines: boolean): RowError | undefined {
  if (text === '') return rowError(line, field, 'minLength', 'This field is required.');
  if (isLongerThan(text, maxLength)) return tooLong(line, field, maxLength);
  return isPlainText(text, { lines }) ? undefined : rowError(line, field, 'isPlainText', PLAIN_TEXT_MESSAGE);
}

const tooLong = (line: number, field: string, maxLength: number): RowError =>
  rowError(line, field, 'maxLength', `Must be at most ${maxLength} characters.`);
