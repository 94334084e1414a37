import { type PaymentState } from '@kaaj/contract';
import { type Transition } from '../../../kernel/transitions';

/** refund-due: paid after its buyer was removed, so the money has to be refunded; refunded: it was. */
export type PurchaseState = PaymentState | 'refund-due' | 'refunded';

/**
 * Allowed transitions of a purchase, and by whom. `opened`, its checkout, does not change the state. A payment that
 * arrives after its checkout failed still counts, since the money arrived. Nothing reverts a payment.
 */
export const PURCHASE_TRANSITIONS = {
  opened: { from: ['created'], by: ['service'] },
  settled: { from: ['created', 'failed'], by: ['service'] },
  'refund-due': { from: ['created', 'failed'], by: ['service'] },
  failed: { from: ['created'], by: ['service', 'time'] },
  refunded: { from: ['refund-due'], by: ['owner'] },
} as const satisfies Record<string, Transition<PurchaseState>>;
