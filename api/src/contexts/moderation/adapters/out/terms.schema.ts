import { LENGTHS } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { flag, id, integerColumn, primaryId, type RowOf, text } from '../../../../platform/database/columns';

const columns = {
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
};

export type TermsRow = RowOf<typeof columns>;

export const TermsSchema = new EntitySchema<TermsRow>({ name: 'terms_version', columns });

const consentColumns = {
  personId: primaryId,
  version: { ...text(LENGTHS.termsVersion), primary: true },
  at: integerColumn,
};

export type ConsentRow = RowOf<typeof consentColumns>;

export const ConsentSchema = new EntitySchema<ConsentRow>({ name: 'terms_consent', columns: consentColumns });
