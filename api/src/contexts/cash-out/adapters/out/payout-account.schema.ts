import { type PaymentSystem } from '@kaaj/contract';
import { EntitySchema } from 'typeorm';
import { id, primaryId, type RowOf, text, integerColumn } from '../../../../platform/database/columns';

const columns = {
  id: primaryId,
  personId: id,
  paymentSystem: text<PaymentSystem>(20),
  /** See platform/encryption/encryption-keys.ts. */
  accountNumber: text(500),
  accountNumberMasked: text(20),
  /** See platform/encryption/account-hash.ts. */
  accountHash: text(64),
  /** Milliseconds since the epoch, as `payableFrom`. */
  savedAt: integerColumn,
  payableFrom: integerColumn,
};

export type PayoutAccountRow = RowOf<typeof columns>;

/** Without the account number, which the domain does not have. */
export const PAYOUT_ACCOUNT = {
  id: true,
  personId: true,
  paymentSystem: true,
  accountNumberMasked: true,
  savedAt: true,
  payableFrom: true,
} as const;

export const PayoutAccountSchema = new EntitySchema<PayoutAccountRow>({
  name: 'payout_account',
  columns,
  indices: [
    { name: 'payout_account_of_person', columns: ['personId', 'id'] },
    { name: 'payout_account_shared', columns: ['accountHash', 'personId'] },
  ],
});
