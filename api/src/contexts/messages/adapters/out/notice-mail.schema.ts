import { type EmailFrequency } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { id, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const standingColumns = {
  personId: primaryId,
  pace: text<EmailFrequency>(10),
  /** Categories that are not mailed, separated by commas. */
  off: text(100),
  /** Empty while nothing is waiting. */
  since: id,
  dueAt: integerColumn,
  sentAt: integerColumn,
};

export type MailStandingRow = RowOf<typeof standingColumns>;

export const MailStandingSchema = new EntitySchema<MailStandingRow>({
  name: 'mail_standing',
  columns: standingColumns,
  indices: [{ name: 'mail_standing_due', columns: ['dueAt', 'personId'] }],
});

const placeColumns = {
  /** The table has one row. */
  name: { ...text(20), primary: true },
  /** The last notification that was processed. */
  place: id,
};

export type MailPlaceRow = RowOf<typeof placeColumns>;

export const MailPlaceSchema = new EntitySchema<MailPlaceRow>({ name: 'mail_place', columns: placeColumns });
