import { type PaymentSystem, type PayoutDoubt, type PayoutState, type WithdrawalStatus } from '@kaaj/contract';
import {
  centAmount,
  coinAmount,
  id,
  nullable,
  primaryId,
  text,
  integerColumn,
} from '../../../../platform/database/columns';
import { table, type TableRow } from '../../../../platform/database/table';

const PAID = {
  id: true,
  workerId: true,
  coins: true,
  cents: true,
  paymentSystem: true,
  accountNumberMasked: true,
} as const;

/** Without the account number, which the domain does not have. */
export const WITHDRAWAL = { ...PAID, payableFrom: true, status: true, askedAt: true, decidedAt: true } as const;

/** The payout of an accepted withdrawal, also without the account number. */
export const PAYOUT = {
  ...PAID,
  ...{ state: true, reference: true, reason: true, at: true, due: true, batchId: true, doubt: true },
} as const;

export const WithdrawalSchema = table({
  name: 'withdrawal',
  columns: {
    id: primaryId,
    workerId: id,
    coins: coinAmount,
    cents: centAmount,
    paymentSystem: text<PaymentSystem>(20),
    /** See platform/encryption/encryption-keys.ts. */
    accountNumber: text(500),
    accountNumberMasked: text(20),
    /** See platform/encryption/account-hash.ts. */
    accountHash: text(64),
    /** Milliseconds since the epoch; null without a waiting time. */
    payableFrom: nullable(integerColumn),
    status: text<WithdrawalStatus>(10),
    /** Milliseconds since the epoch. */
    askedAt: integerColumn,
    /** Milliseconds since the epoch; 0 while pending, so that pending ones are one range of an index. */
    decidedAt: integerColumn,
    /** This and the following columns are of the payout; null until the withdrawal is accepted. */
    state: nullable(text<PayoutState>(10)),
    reference: nullable(text(100)),
    /** Why the payout failed, or, beside the states, why the withdrawal was rejected. */
    reason: nullable(text(500)),
    /** When the payout reached this state, in milliseconds since the epoch, as the following. */
    at: { ...integerColumn, default: 0 },
    due: { ...integerColumn, default: 0 },
    /** Empty until it is taken, so that untaken ones are one range of an index. */
    batchId: { ...id, default: '' },
    /** Before this it cannot be taken. With a gateway: when it is submitted or polled next. */
    lookAt: { ...integerColumn, default: 0 },
    /** Last submission to the gateway; 0: never. */
    submittedAt: { ...integerColumn, default: 0 },
    doubt: nullable(text<PayoutDoubt>(20)),
    /** When an Admin or the gateway took it; 0: never. */
    takenAt: { ...integerColumn, default: 0 },
    /** When it was reported as sent; 0: not reported before it ended. */
    sentAt: { ...integerColumn, default: 0 },
  },
  indices: [
    { name: 'withdrawal_of_worker', columns: ['workerId', 'id'] },
    { name: 'withdrawal_for_admin', columns: ['decidedAt', 'id'] },
    { name: 'withdrawal_to_account', columns: ['accountHash', 'workerId'] },
    { name: 'payout_due', columns: ['state', 'due', 'id'] },
    // A covering index: sums read no table rows.
    { name: 'payout_ended', columns: ['state', 'at', 'id', 'coins', 'cents'] },
    { name: 'payout_to_take', columns: ['state', 'paymentSystem', 'batchId', 'due', 'id'] },
    { name: 'payout_to_look_at', columns: ['batchId', 'state', 'lookAt', 'id'] },
    { name: 'payout_reference', columns: ['paymentSystem', 'reference'], unique: true },
  ],
  checks: [{ name: 'withdrawal_coins_positive', expression: 'coins > 0' }],
});

export type WithdrawalRow = TableRow<typeof WithdrawalSchema>;
