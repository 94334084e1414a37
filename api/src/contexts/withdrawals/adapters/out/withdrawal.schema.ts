import { EntitySchema } from 'typeorm';
import { id, primaryId, text, whole } from '../../../../platform/database/columns';

export interface WithdrawalRow {
  readonly id: string;
  readonly worker_id: string;
  readonly coins: number;
  readonly cents: number;
  readonly payment_system: string;
  /** See account-number-cipher.ts. */
  readonly account_number: string;
  readonly account_number_masked: string;
  readonly status: string;
  /** Milliseconds since the epoch. */
  readonly asked_at: number;
  /** Milliseconds since the epoch; 0 while it is pending, so that pending ones are one range of an index. */
  readonly decided_at: number;
}

export const WithdrawalSchema = new EntitySchema<WithdrawalRow>({
  name: 'withdrawal',
  columns: {
    id: primaryId,
    worker_id: id,
    coins: whole,
    cents: whole,
    payment_system: text(20),
    account_number: text(500),
    account_number_masked: text(20),
    status: text(10),
    asked_at: whole,
    decided_at: whole,
  },
  indices: [
    { name: 'withdrawal_of_worker', columns: ['worker_id', 'id'] },
    { name: 'withdrawal_for_admin', columns: ['decided_at', 'id'] },
    { name: 'withdrawal_paid_out', columns: ['status', 'decided_at', 'coins', 'cents'] },
  ],
  checks: [{ name: 'withdrawal_coins_positive', expression: 'coins > 0' }],
});
