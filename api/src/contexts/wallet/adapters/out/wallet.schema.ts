import { EntitySchema } from 'typeorm';
import { primaryId, text, whole } from '../../../../platform/database/columns';

export interface AccountRow {
  readonly id: string;
  readonly balance: number;
  /** Coins that accepted work ever brought; only grows. */
  readonly earned: number;
}

export const AccountSchema = new EntitySchema<AccountRow>({
  name: 'account',
  columns: {
    id: { ...text(40), primary: true },
    balance: whole,
    earned: { ...whole, default: 0 },
  },
  indices: [{ name: 'account_earned', columns: ['earned', 'id'] }],
  checks: [{ name: 'account_balance_not_negative', expression: 'balance >= 0' }],
});

export interface TransferRow {
  readonly id: string;
  readonly from_account: string;
  readonly to_account: string;
  readonly amount: number;
  readonly kind: string;
  readonly reference: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export const TransferSchema = new EntitySchema<TransferRow>({
  name: 'transfer',
  columns: {
    id: primaryId,
    from_account: text(40),
    to_account: text(40),
    amount: whole,
    kind: text(32),
    reference: text(80),
    at: whole,
  },
  indices: [
    { name: 'transfer_event', columns: ['kind', 'reference'], unique: true },
    { name: 'transfer_from', columns: ['from_account', 'id'] },
    { name: 'transfer_to', columns: ['to_account', 'id'] },
  ],
  checks: [{ name: 'transfer_amount_positive', expression: 'amount > 0' }],
});
