import { type Answers, type ShownRejectionCode, type SubmissionStatus } from '@kaaj/contract';
import {
  coinAmount,
  flag,
  id,
  longText,
  mediumText,
  nullable,
  primaryId,
  type RowOf,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { fromJson, toJson } from '../../../../platform/database/json';
import { table, type TableRow } from '../../../../platform/database/table';
import { selectList } from '../../../../platform/database/snake-case-naming-strategy';
import { type DecidedBy, type AwaitedParty } from '../../domain/transitions';

const columns = {
  id: primaryId,
  taskId: id,
  taskTitle: text(200),
  textVersion: integerColumn,
  buyerId: id,
  workerId: id,
  reward: coinAmount,
  detail: longText,
  /** Title and detail, normalized for searches; null where both are ASCII. */
  searchText: nullable(longText),
  /** A JSON array of URLs; null for none. */
  pictures: nullable(longText),
  /** Answers to the task's form as JSON, by field name; null without a form. */
  answers: nullable(mediumText),
  version: { ...integerColumn, default: 1 },
  status: text<SubmissionStatus>(10),
  reason: text(1000),
  reasonCode: nullable(text<ShownRejectionCode>(20)),
  turn: { ...text<AwaitedParty>(10), default: 'buyer' },
  reviewDays: nullable(integerColumn),
  /**
   * Time of the automatic decision, in milliseconds since the epoch. Null where it was not recorded when the work was
   * sent.
   */
  dueAt: nullable(integerColumn),
  changesNote: nullable(text(1000)),
  changesAt: { ...integerColumn, default: 0 },
  sentAt: integerColumn,
  /** Milliseconds since the epoch; 0 while pending, so that pending ones are one range of an index. */
  decidedAt: integerColumn,
  decidedBy: nullable(text<DecidedBy>(10)),
  /** Whether the decision counts in both reputation records. */
  counted: flag,
  /** The worker was removed. */
  concealed: flag,
  batchId: nullable(id),
  control: flag,
  /** The completion code of the external page. */
  code: nullable(text(200)),
};

/** Columns that lists show; the title is of the task version that was answered. */
const { taskTitle, searchText, counted, concealed, batchId, control, ...shown } = columns;
export const SHOWN_FIELDS = selectList(shown);

const domain = { ...shown, taskTitle, counted, batchId };
export const SUBMISSION_FIELDS = selectList(domain);

export type SubmissionRow = RowOf<typeof domain>;
export type ShownRow = RowOf<typeof shown>;

/** Maps a row to the domain. */
export function fromRow<Row extends ShownRow>(row: Row): FromRow<Row> {
  return { ...row, pictures: picturesOf(row.pictures), answers: answersOf(row.answers) };
}

type FromRow<Row extends ShownRow> = Omit<Row, 'pictures' | 'answers'> & {
  readonly pictures: readonly string[];
  readonly answers: Answers | null;
};

export const answersOf = fromJson<Answers>;

export const picturesOf = (stored: string | null): readonly string[] => fromJson<string[]>(stored) ?? [];

export const storedPictures = (pictures: readonly string[]): string | null =>
  toJson(pictures.length > 0 ? pictures : null);

export const SubmissionSchema = table({
  name: 'submission',
  columns,
  indices: [
    { name: 'submission_once', columns: ['taskId', 'workerId'], unique: true },
    { name: 'submission_of_worker', columns: ['workerId', 'id'] },
    { name: 'submission_earned', columns: ['workerId', 'status', 'decidedAt', 'id', 'reward'] },
    { name: 'submission_for_buyer', columns: ['buyerId', 'decidedAt', 'id'] },
    { name: 'submission_for_task', columns: ['buyerId', 'taskId', 'decidedAt', 'id', 'status'] },
    { name: 'submission_due', columns: ['status', 'dueAt', 'sentAt'] },
    { name: 'submission_of_batch', columns: ['batchId', 'workerId', 'status', 'reward', 'control'] },
  ],
});

/** Versions of submissions that were changed. `submission` has the last one, which is the only one of others. */
export const SubmissionVersionSchema = table({
  name: 'submission_version',
  columns: {
    submissionId: primaryId,
    version: { ...integerColumn, primary: true },
    detail: longText,
    /** A JSON array of URLs; null for none. */
    pictures: nullable(longText),
    /** As in `submission`. */
    answers: nullable(mediumText),
    sentAt: integerColumn,
  },
});

export type SubmissionVersionRow = TableRow<typeof SubmissionVersionSchema>;
