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
import { type PurchaseState } from '../../domain/transitions';

export const PURCHASE = {
  id: true,
  buyerId: true,
  coins: true,
  cents: true,
  transactionId: true,
  state: true,
  madeAt: true,
  checkoutSession: true,
  checkoutUrl: true,
} as const;

export const PurchaseSchema = table({
  name: 'purchase',
  columns: {
    id: primaryId,
    buyerId: id,
    coins: coinAmount,
    cents: centAmount,
    transactionId: text(8),
    state: text<PurchaseState>(10),
    /** Milliseconds since the epoch. */
    madeAt: integerColumn,
    /** Milliseconds since the epoch; 0 while it is not paid. */
    settledAt: integerColumn,
    checkoutSession: nullable(text(200)),
    checkoutUrl: nullable(text(2000)),
    /** Hash of the buyer and their Idempotency-Key. */
    requestKey: nullable(text(64)),
    /** The payment gateway's id of the payment. */
    payment: nullable(text(200)),
  },
  indices: [
    { name: 'purchase_transaction', columns: ['transactionId'], unique: true },
    { name: 'purchase_request', columns: ['requestKey'], unique: true },
    { name: 'purchase_payment', columns: ['payment'] },
    { name: 'purchase_of_buyer', columns: ['buyerId', 'id'] },
    { name: 'purchase_paid', columns: ['buyerId', 'state', 'cents'] },
    { name: 'purchase_sales', columns: ['state', 'settledAt', 'coins', 'cents'] },
  ],
  checks: [{ name: 'purchase_coins_positive', expression: 'coins > 0' }],
});

export type PurchaseRow = TableRow<typeof PurchaseSchema>;

export const PaymentCaseSchema = table({
  name: 'payment_case',
  columns: {
    id: primaryId,
    subject: text(210),
    kind: text(10),
    reason: text(10),
    payment: text(200),
    cents: integerColumn,
    currency: text(8),
    purchaseId: nullable(id),
    frozen: integerColumn,
    /** Milliseconds since the epoch. */
    at: integerColumn,
    /** Milliseconds since the epoch; 0 while it is open. */
    doneAt: integerColumn,
  },
  indices: [
    { name: 'payment_case_subject', columns: ['subject'], unique: true },
    { name: 'payment_case_payment', columns: ['payment'] },
    { name: 'payment_case_purchase', columns: ['purchaseId', 'frozen'] },
    { name: 'payment_case_open', columns: ['doneAt', 'id'] },
  ],
  checks: [{ name: 'payment_case_frozen_not_negative', expression: 'frozen >= 0' }],
});
