import { EntitySchema } from 'typeorm';
import { type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  email: { ...text(254), primary: true },
  at: integerColumn,
};

export type NewsletterAddressRow = RowOf<typeof columns>;

export const NewsletterAddressSchema = new EntitySchema<NewsletterAddressRow>({
  name: 'newsletter_address',
  columns,
});
