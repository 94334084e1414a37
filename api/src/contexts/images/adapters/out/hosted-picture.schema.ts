import { EntitySchema } from 'typeorm';
import { type RowOf, text } from '../../../../platform/database/columns';

const columns = {
  /** SHA-256 of a URL that the external image host returned. */
  address_hash: { ...text(64), primary: true },
};

export const HostedPictureSchema = new EntitySchema<RowOf<typeof columns>>({
  name: 'hosted_picture',
  columns,
});
