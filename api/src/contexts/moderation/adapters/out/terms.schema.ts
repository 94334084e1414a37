import { LENGTHS } from '@kaaj/contract';
import { flag, id, integerColumn, primaryId, text } from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

export const TermsSchema = table({
  name: 'terms_version',
  columns: {
    version: { ...text(LENGTHS.termsVersion), primary: true },
    /** YYYY-MM-DD */
    effectiveFrom: text(10),
    summary: text(LENGTHS.termsSummary),
    announcedAt: integerColumn,
    announcedBy: id,
    /** The last person who was notified; empty for none. */
    reached: text(26),
    /** Whether everyone was notified. */
    told: flag,
  },
});

export type TermsRow = TableRow<typeof TermsSchema>;

export const ConsentSchema = table({
  name: 'terms_consent',
  columns: {
    personId: primaryId,
    version: { ...text(LENGTHS.termsVersion), primary: true },
    at: integerColumn,
  },
});
