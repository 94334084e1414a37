import { text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const NewsletterAddressSchema = table({
  name: 'newsletter_address',
  columns: {
    email: { ...text(254), primary: true },
    at: integerColumn,
  },
});

export type NewsletterAddressRow = TableRow<typeof NewsletterAddressSchema>;
