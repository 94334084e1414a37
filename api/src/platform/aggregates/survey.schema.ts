import { EntitySchema } from 'typeorm';
import { longText, nullable, type RowOf, text, integerColumn } from '../database/columns';

const none = { ...integerColumn, default: 0 };

const columns = {
  name: { ...text(40), primary: true },
  /** JSON of where the running one has come to; null between two. */
  progress: nullable(longText),
  /** JSON of what the last one came to; null before the first. */
  result: nullable(longText),
  /** When the last one ended, in milliseconds since the epoch. */
  ended_at: none,
  /** Milliseconds of work that went into the running one, or else into the last. */
  spent: none,
  /** How often one was asked for, and how many of these the running or last one knew of as it began. */
  asked: none,
  answered: none,
  /** Grows with every write of a step: a process that lost its turn writes nothing. */
  version: none,
};

export type SurveyRow = RowOf<typeof columns>;

export const SurveySchema = new EntitySchema<SurveyRow>({
  name: 'survey',
  columns,
});
