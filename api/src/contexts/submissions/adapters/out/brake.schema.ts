import { primaryId, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

/** A buyer who is or was suspended from rejecting. */
export const BrakeSchema = table({
  name: 'review_brake',
  columns: {
    buyerId: primaryId,
    /** Milliseconds since the epoch. */
    since: integerColumn,
    /** 0 while the suspension is active. */
    liftedAt: integerColumn,
  },
  indices: [{ name: 'review_brake_on', columns: ['liftedAt', 'since'] }],
});
