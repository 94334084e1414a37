import { EntitySchema } from 'typeorm';
import { longText, nullable, text, whole } from '../database/columns';

export interface SurveyRow {
  readonly name: string;
  /** JSON of where the running one has come to; null between two. */
  readonly progress: string | null;
  /** JSON of what the last one came to; null before the first. */
  readonly result: string | null;
  /** When the last one ended, in milliseconds since the epoch. */
  readonly ended_at: number;
  /** Milliseconds of work that went into the running one, or else into the last. */
  readonly spent: number;
  /** How often one was asked for, and how many of these the running or last one knew of as it began. */
  readonly asked: number;
  readonly answered: number;
  /** Grows with every write of a step: a process that lost its turn writes nothing. */
  readonly version: number;
}

const none = { ...whole, default: 0 };

export const SurveySchema = new EntitySchema<SurveyRow>({
  name: 'survey',
  columns: {
    name: { ...text(40), primary: true },
    progress: nullable(longText),
    result: nullable(longText),
    ended_at: none,
    spent: none,
    asked: none,
    answered: none,
    version: none,
  },
});
