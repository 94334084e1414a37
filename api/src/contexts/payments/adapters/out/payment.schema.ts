import { EntitySchema } from 'typeorm';
import { id, nullable, primaryId, text, whole } from '../../../../platform/database/columns';

export interface PurchaseRow {
  readonly id: string;
  readonly buyerId: string;
  readonly coins: number;
  readonly cents: number;
  readonly transactionId: string;
  readonly state: string;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** Milliseconds since the epoch; 0 while it is not paid. */
  readonly settledAt: number;
  readonly checkoutSession: string | null;
  readonly checkoutUrl: string | null;
  /** The payment service's name of the payment. */
  readonly payment: string | null;
  /** Hash of the buyer and their Idempotency-Key. */
  readonly requestKey: string | null;
}

export const PurchaseSchema = new EntitySchema<PurchaseRow>({
  name: 'purchase',
  columns: {
    id: primaryId,
    buyerId: id,
    coins: whole,
    cents: whole,
    transactionId: text(8),
    state: text(10),
    madeAt: whole,
    settledAt: whole,
    checkoutSession: nullable(text(200)),
    checkoutUrl: nullable(text(2000)),
    requestKey: nullable(text(64)),
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

export interface PaymentCaseRow {
  readonly id: string;
  readonly subject: string;
  readonly kind: string;
  readonly reason: string;
  readonly payment: string;
  readonly cents: number;
  readonly currency: string;
  readonly purchaseId: string | null;
  readonly frozen: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Milliseconds since the epoch; 0 while it waits. */
  readonly doneAt: number;
}

export const PaymentCaseSchema = new EntitySchema<PaymentCaseRow>({
  name: 'payment_case',
  columns: {
    id: primaryId,
    subject: text(210),
    kind: text(10),
    reason: text(10),
    payment: text(200),
    cents: whole,
    currency: text(8),
    purchaseId: nullable(id),
    frozen: whole,
    at: whole,
    doneAt: whole,
  },
  indices: [
    { name: 'payment_case_subject', columns: ['subject'], unique: true },
    { name: 'payment_case_purchase', columns: ['purchaseId', 'frozen'] },
    { name: 'payment_case_open', columns: ['doneAt', 'id'] },
  ],
  checks: [{ name: 'payment_case_frozen_not_negative', expression: 'frozen >= 0' }],
});
