import { EntitySchema } from 'typeorm';
import { text } from '../../../../platform/database/columns';

interface HostedPictureRow {
  /** SHA-256 of an address that the outside image host answered with. */
  readonly address_hash: string;
}

export const HostedPictureSchema = new EntitySchema<HostedPictureRow>({
  name: 'hosted_picture',
  columns: { address_hash: { ...text(64), primary: true } },
});
