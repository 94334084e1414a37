import { EntitySchema } from 'typeorm';
import { id, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const accountColumns = {
  id: { ...text(40), primary: true },
  balance: integerColumn,
  /** Coins ever earned by accepted work; only grows. */
  earned: { ...integerColumn, default: 0 },
};

export type AccountRow = RowOf<typeof accountColumns>;

export const AccountSchema = new EntitySchema<AccountRow>({
  name: 'account',
  columns: accountColumns,
  indices: [{ name: 'account_earned', columns: ['earned', 'id'] }],
  checks: [{ name: 'account_balance_not_negative', expression: 'balance >= 0' }],
});

const lienColumns = {
  /** Identifies the event that caused the debt. */
  id: primaryId,
  personId: id,
  /** Coins that could not be frozen immediately. */
  coins: integerColumn,
  /** The part that is not paid yet. */
  owed: integerColumn,
};

export type LienRow = RowOf<typeof lienColumns>;

export const LienSchema = new EntitySchema<LienRow>({
  name: 'lien',
  columns: lienColumns,
  indices: [{ name: 'lien_of_person', columns: ['personId', 'owed'] }],
  checks: [{ name: 'lien_owed_not_negative', expression: 'owed >= 0' }],
});

const transferColumns = {
  id: primaryId,
  from_account: text(40),
  to_account: text(40),
  amount: integerColumn,
  kind: text(32),
  reference: text(80),
  /** Milliseconds since the epoch. */
  at: integerColumn,
};

export type TransferRow = RowOf<typeof transferColumns>;

export const TransferSchema = new EntitySchema<TransferRow>({
  name: 'transfer',
  columns: transferColumns,
  indices: [
    { name: 'transfer_event', columns: ['kind', 'reference'], unique: true },
    { name: 'transfer_from', columns: ['from_account', 'id'] },
    { name: 'transfer_to', columns: ['to_account', 'id'] },
  ],
  checks: [{ name: 'transfer_amount_positive', expression: 'amount > 0' }],
});
