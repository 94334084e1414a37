import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { coins } from '../../../kernel/coins';
import { newId } from '../../../kernel/ids';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { People } from '../../identity';
import { Notifier } from '../../notifications';
import { availableOf, Balances, Ledger, NotEnoughCoins, transferFor } from '../../wallet';
import { coinsPaidBy } from '../domain/payment-case';
import { type Purchase } from '../domain/purchase';
import { NotePaymentCase } from './note-payment-case';
import { PaymentCases } from './payment-cases';
import { type PaymentEvent } from './payment-gateway';
import { Purchases } from './purchases';

type TakenBack = Extract<PaymentEvent, { outcome: 'refunded' | 'disputed' }>;

/** Somebody who spends all the while makes what is left smaller between looking and taking. */
const TRIES = 10;

/**
 * The money of a purchase went back to whoever paid, or they dispute it: freezes the coins it paid for, as far as they are
 * left, and tells them and the Admins. What was earned by work is never touched, and nobody falls below zero. A message that
 * comes again changes nothing.
 */
@Injectable()
export class TakePaymentBack {
  private readonly log = new Logger('TakePaymentBack');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly purchases: Purchases,
    private readonly cases: PaymentCases,
    private readonly balances: Balances,
    private readonly ledger: Ledger,
    private readonly notifier: Notifier,
    private readonly note: NotePaymentCase,
    private readonly clock: Clock,
  ) {}

  async execute(event: TakenBack): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        if (await this.unitOfWork.run(() => this.once(event))) {
          this.log.error(
            { payment: event.paymentId },
            `${event.outcome} at the payment service: for an Admin to look at`,
          );
        }
        return;
      } catch (error) {
        if (!(error instanceof NotEnoughCoins) || tries === TRIES) throw error;
      }
    }
  }

  /** True when it is news. */
  private async once({ outcome: kind, eventId, paymentId: payment, cents, currency }: TakenBack): Promise<boolean> {
    const purchase = await this.purchases.holdPaidBy(payment);
    // The owner's own refund of what came after its buyer was removed.
    if (purchase && purchase.state !== 'settled') return false;
    const frozen = purchase ? await this.leftOf(purchase, cents) : 0;
    const about = { id: newId(), subject: `event:${eventId}`, kind, reason: kind, at: this.clock.now() };
    const purchaseId = purchase?.id ?? null;
    if (!(await this.note.execute({ ...about, payment, cents, currency, purchaseId, frozen }))) return false;
    if (purchase && frozen > 0) {
      const event = { buyerId: purchase.buyerId, coins: coins(frozen), caseId: about.id };
      await this.notifier.tell(purchase.buyerId, 'payment/frozen', { coins: frozen, about: purchase.id });
      await this.ledger.post(transferFor('payment-frozen', event));
    }
    return true;
  }

  /** Coins to freeze: those that the money paid for and that no earlier message froze, of the ones nobody worked for. */
  private async leftOf(purchase: Purchase, cents: number): Promise<number> {
    const { id, buyerId } = purchase;
    if (!(await this.people.stays(buyerId))) return 0;
    const wanted = coinsPaidBy(purchase, cents) - (await this.cases.frozenFor(id));
    const bought = (await this.ledger.balanceOf(availableOf(buyerId))) - (await this.balances.earnedBy(buyerId));
    return Math.max(0, Math.min(wanted, bought));
  }
}
