import { EntitySchema } from 'typeorm';
import { id, nullable, primaryId, text, whole } from '../../../../platform/database/columns';

export interface PurchaseRow {
  readonly id: string;
  readonly buyer_id: string;
  readonly coins: number;
  readonly cents: number;
  readonly transaction_id: string;
  readonly state: string;
  /** Milliseconds since the epoch. */
  readonly made_at: number;
  /** Milliseconds since the epoch; 0 while it is not paid. */
  readonly settled_at: number;
  readonly checkout_session: string | null;
  readonly checkout_url: string | null;
  /** The payment service's name of the payment. */
  readonly payment: string | null;
  /** Hash of the buyer and their Idempotency-Key. */
  readonly request_key: string | null;
}

export const PurchaseSchema = new EntitySchema<PurchaseRow>({
  name: 'purchase',
  columns: {
    id: primaryId,
    buyer_id: id,
    coins: whole,
    cents: whole,
    transaction_id: text(8),
    state: text(10),
    made_at: whole,
    settled_at: whole,
    checkout_session: nullable(text(200)),
    checkout_url: nullable(text(2000)),
    request_key: nullable(text(64)),
    payment: nullable(text(200)),
  },
  indices: [
    { name: 'purchase_transaction', columns: ['transaction_id'], unique: true },
    { name: 'purchase_request', columns: ['request_key'], unique: true },
    { name: 'purchase_payment', columns: ['payment'] },
    { name: 'purchase_of_buyer', columns: ['buyer_id', 'id'] },
    { name: 'purchase_paid', columns: ['buyer_id', 'state', 'cents'] },
    { name: 'purchase_sales', columns: ['state', 'settled_at', 'coins', 'cents'] },
  ],
  checks: [{ name: 'purchase_coins_positive', expression: 'coins > 0' }],
});

interface PaymentCaseRow {
  readonly id: string;
  readonly subject: string;
  readonly kind: string;
  readonly reason: string;
  readonly payment: string;
  readonly cents: number;
  readonly currency: string;
  readonly purchase_id: string | null;
  readonly frozen: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Milliseconds since the epoch; 0 while it waits. */
  readonly done_at: number;
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
    purchase_id: nullable(id),
    frozen: whole,
    at: whole,
    done_at: whole,
  },
  indices: [
    { name: 'payment_case_subject', columns: ['subject'], unique: true },
    { name: 'payment_case_purchase', columns: ['purchase_id', 'frozen'] },
    { name: 'payment_case_open', columns: ['done_at', 'id'] },
  ],
  checks: [{ name: 'payment_case_frozen_not_negative', expression: 'frozen >= 0' }],
});
