import { type PaymentCase as WireCase } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Loss, type PaymentException } from '../domain/payment-exception';

/** What happened at the payment service and waits for an Admin. */
export abstract class PaymentCases {
  /** False when the same subject was recorded before. */
  abstract record(paymentCase: PaymentException): Promise<boolean>;

  /** Refunds and disputes of a payment that came before the payment itself; their rows are held until the unit of work ends. */
  abstract waitingFor(payment: string): Promise<readonly PaymentException[]>;

  /** Names the purchase that a case is about, and what was frozen for it. */
  abstract assign(
    paymentCase: Pick<PaymentException, 'id' | 'purchaseId' | 'cents' | 'currency' | 'frozen'>,
  ): Promise<void>;

  /** Coins claimed for a purchase by all of its cases, frozen or owed. */
  abstract claimedFor(purchaseId: Id): Promise<number>;

  /** Those nobody has dealt with, oldest first. */
  abstract open(cursor: string | undefined, size: number): Promise<{ data: WireCase[]; page: { next: string | null } }>;

  /** What was lost by all refunds and disputes, dealt with or not. */
  abstract loss(): Promise<Loss>;

  /** How many nobody has dealt with. */
  abstract count(): Promise<number>;

  /** Takes the word for it that one was dealt with; false for one that is not on the list. */
  abstract done(id: Id): Promise<boolean>;
}
