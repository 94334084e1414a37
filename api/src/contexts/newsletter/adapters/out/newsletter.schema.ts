import { EntitySchema } from 'typeorm';
import { text, whole } from '../../../../platform/database/columns';

interface NewsletterAddressRow {
  readonly email: string;
  readonly at: number;
}

export const NewsletterAddressSchema = new EntitySchema<NewsletterAddressRow>({
  name: 'newsletter_address',
  columns: { email: { ...text(254), primary: true }, at: whole },
});
