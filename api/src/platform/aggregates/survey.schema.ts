import { longText, nullable, text, integerColumn } from '../database/columns';
import { table, type TableRow } from '../database/table';

const none = { ...integerColumn, default: 0 };

export const SurveySchema = table({
  name: 'survey',
  columns: {
    name: { ...text(40), primary: true },
    /** JSON state of the running computation; null while none is running. */
    progress: nullable(longText),
    /** JSON of the last result; null before the first. */
    result: nullable(longText),
    /** When the last computation ended, in milliseconds since the epoch. */
    ended_at: none,
    /** Duration of the running computation so far, else of the last one, in milliseconds. */
    spent: none,
    /** Number of requests, and how many of them the running or last computation answers. */
    asked: none,
    answered: none,
    /** Optimistic lock: a process whose lease expired writes nothing. */
    version: none,
  },
});

export type SurveyRow = TableRow<typeof SurveySchema>;
