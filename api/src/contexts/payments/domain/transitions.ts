import { type PaymentState } from '@kaaj/contract';
import { type Transition } from '../../../kernel/transitions';

/**
 * What became of a purchase. refund-due: paid when its buyer was here no more, so that the money is to go back; refunded: it
 * went back.
 */
export type PurchaseState = PaymentState | 'refund-due' | 'refunded';

/**
 * What becomes of a purchase, from which state and by whom. `opened`, its checkout, leaves the state as it is. A payment that
 * arrives after its checkout was reported failed still counts, since the money did arrive; nothing undoes a payment.
 */
export const PURCHASE_TRANSITIONS = {
  opened: { from: ['created'], by: ['service'] },
  settled: { from: ['created', 'failed'], by: ['service'] },
  'refund-due': { from: ['created', 'failed'], by: ['service'] },
  failed: { from: ['created'], by: ['service', 'time'] },
  refunded: { from: ['refund-due'], by: ['owner'] },
} as const satisfies Record<string, Transition<PurchaseState>>;
