import { type PaymentSystem } from '@kaaj/contract';
import { id, primaryId, text, integerColumn } from '../../../../platform/database/columns';
import { table } from '../../../../platform/database/table';

export const PayoutAccountSchema = table({
  name: 'payout_account',
  columns: {
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
  },
  indices: [
    { name: 'payout_account_of_person', columns: ['personId', 'id'] },
    { name: 'payout_account_shared', columns: ['accountHash', 'personId'] },
  ],
});
