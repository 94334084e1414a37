import { text } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

export const HostedPictureSchema = table({
  name: 'hosted_picture',
  columns: {
    /** SHA-256 of a URL that the external image host returned. */
    address_hash: { ...text(64), primary: true },
  },
});
