import { type EmailFrequency } from '@kaaj/contract';
import { id, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const MailStandingSchema = table({
  name: 'mail_standing',
  columns: {
    personId: primaryId,
    pace: text<EmailFrequency>(10),
    /** Categories that are not mailed, separated by commas. */
    off: text(100),
    /** Empty while nothing is waiting. */
    since: id,
    dueAt: integerColumn,
    sentAt: integerColumn,
  },
  indices: [{ name: 'mail_standing_due', columns: ['dueAt', 'personId'] }],
});

export type MailStandingRow = TableRow<typeof MailStandingSchema>;

export const MailPlaceSchema = table({
  name: 'mail_place',
  columns: {
    /** The table has one row. */
    name: { ...text(20), primary: true },
    /** The last notification that was processed. */
    place: id,
  },
});
