import { EntitySchema } from 'typeorm';
import { flag, id, type RowOf, text } from '../../../../platform/database/columns';

const columns = {
  /** The one row's. */
  name: { ...text(20), primary: true },
  place: id,
  over: flag,
};

export type PastWalkRow = RowOf<typeof columns>;

export const PastWalkSchema = new EntitySchema<PastWalkRow>({ name: 'past_walk', columns });
