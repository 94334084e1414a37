import { dollarsOfCents, type Payment, type PaymentState } from '@kaaj/contract';
import { type PurchaseState } from '../domain/transitions';
import { type Purchase } from '../domain/purchase';

/** The API has no state for refunds: buyers of refunded purchases are removed, and see a failed payment. */
const SHOWN: Record<PurchaseState, PaymentState> = {
  created: 'created',
  settled: 'settled',
  failed: 'failed',
  'refund-due': 'failed',
  refunded: 'failed',
};

export function wirePayment({ id, madeAt, coins, cents, transactionId, state }: Purchase, buyerEmail: string): Payment {
  return {
    _id: id,
    purchaseDate: new Date(madeAt).toISOString(),
    coinsPurchased: coins,
    amountPaid: dollarsOfCents(cents),
    transID: transactionId,
    buyerEmail,
    state: SHOWN[state],
  };
}
