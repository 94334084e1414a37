import { EntitySchema } from 'typeorm';
import { primaryId, type RowOf, text } from '../../../../platform/database/columns';

/** What completion codes are signed with, encrypted. */
const columns = {
  /** Of the task, or of the batch whose items share it. */
  id: primaryId,
  sealed: text(300),
};

export const LinkSecretSchema = new EntitySchema<RowOf<typeof columns>>({ name: 'link_secret', columns });
