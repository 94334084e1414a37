import { EntitySchema } from 'typeorm';
import { text, whole } from '../database/columns';

interface RateWindowRow {
  /** SHA-256 of the limit's and the subject's name: who tried what is not to be read here. */
  readonly id: string;
  readonly used: number;
  readonly ends_at: number;
}

export const RateWindowSchema = new EntitySchema<RateWindowRow>({
  name: 'rate_window',
  columns: { id: { ...text(64), primary: true }, used: whole, ends_at: whole },
  indices: [{ name: 'rate_window_end', columns: ['ends_at'] }],
});
