import { EntitySchema } from 'typeorm';
import { id, nullable, primaryId, text, whole } from '../../../platform/database/columns';

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
  },
  indices: [
    { name: 'purchase_transaction', columns: ['transaction_id'], unique: true },
    { name: 'purchase_request', columns: ['request_key'], unique: true },
    { name: 'purchase_of_buyer', columns: ['buyer_id', 'id'] },
    { name: 'purchase_paid', columns: ['buyer_id', 'state', 'cents'] },
    { name: 'purchase_sales', columns: ['state', 'settled_at', 'coins', 'cents'] },
  ],
  checks: [{ name: 'purchase_coins_positive', expression: 'coins > 0' }],
});
