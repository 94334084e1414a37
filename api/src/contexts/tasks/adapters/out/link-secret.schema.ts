import { EntitySchema } from 'typeorm';
import { primaryId, type RowOf, text } from '../../../../platform/database/columns';

/** Secrets that sign completion codes, encrypted. */
const columns = {
  /** Id of the task, or of the batch whose items share it. */
  id: primaryId,
  sealed: text(300),
};

export const LinkSecretSchema = new EntitySchema<RowOf<typeof columns>>({ name: 'link_secret', columns });
