import { type PaymentCase as WireCase, type PageEnvelope } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Loss, type PaymentCase, type Reversal } from '../domain/payment-case';

/** Events at the payment gateway that wait for an Admin. */
export abstract class PaymentCases {
  /** Returns false when the same subject was recorded before. */
  abstract record(paymentCase: PaymentCase): Promise<boolean>;

  /** Refunds and disputes that arrived before their payment. Locks their rows until the unit of work ends. */
  abstract unassignedFor(gatewayPaymentId: string): Promise<readonly PaymentCase[]>;

  /** Sets the case's purchase, and the coins frozen for it. */
  abstract assign(paymentCase: Pick<PaymentCase, 'id' | 'purchaseId' | 'cents' | 'currency' | 'frozen'>): Promise<void>;

  /** What the assigned refunds and disputes of a purchase took. */
  abstract reversalOf(purchaseId: Id): Promise<Reversal>;

  /** Open cases, oldest first. */
  abstract open(cursor: string | undefined, size: number): Promise<PageEnvelope<WireCase>>;

  /** The loss by all refunds and disputes, open or done. */
  abstract loss(): Promise<Loss>;

  /** Number of open cases. */
  abstract count(): Promise<number>;

  /** Marks a case as done; false for one that is not open. */
  abstract done(id: Id): Promise<boolean>;
}
