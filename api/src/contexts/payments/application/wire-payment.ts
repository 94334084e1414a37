import { dollarsOfCents, type Payment, type PaymentState } from '@kaaj/contract';
import { type PurchaseState } from '../domain/transitions';
import { type Purchase } from '../domain/purchase';

/** Those whose money goes back are gone; what their clients could still read is that the purchase brought nothing. */
const SHOWN: Record<PurchaseState, PaymentState> = {
  created: 'created',
  settled: 'settled',
  failed: 'failed',
  'refund-due': 'failed',
  refunded: 'failed',
};

/** A purchase as it travels. */
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
