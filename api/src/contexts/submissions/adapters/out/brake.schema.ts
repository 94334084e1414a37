import { EntitySchema } from 'typeorm';
import { primaryId, type RowOf, integerColumn } from '../../../../platform/database/columns';

/** A buyer who is or was suspended from rejecting. */
const columns = {
  buyerId: primaryId,
  /** Milliseconds since the epoch. */
  since: integerColumn,
  /** 0 while the suspension is active. */
  liftedAt: integerColumn,
};

export type BrakeRow = RowOf<typeof columns>;

export const BrakeSchema = new EntitySchema<BrakeRow>({
  name: 'review_brake',
  columns,
  indices: [{ name: 'review_brake_on', columns: ['liftedAt', 'since'] }],
});
