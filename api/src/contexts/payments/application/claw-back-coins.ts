import { Injectable } from '@nestjs/common';
import { People } from '../../people';
import { Notifier } from '../../messages';
import { Wallets } from '../../wallet';
import { centsTaken, coinsPaidBy, CURRENCY, type PaymentCase } from '../domain/payment-case';
import { type Purchase } from '../domain/purchase';
import { PaymentCases } from './payment-cases';

/**
 * Claws back the coins of a refunded or disputed payment: freezes those that are left, and stores the rest as a lien.
 * Coins earned by work are exempt. Joins the caller's unit of work, which must have locked the purchase.
 */
@Injectable()
export class ClawBackCoins {
  constructor(
    private readonly people: People,
    private readonly cases: PaymentCases,
    private readonly wallets: Wallets,
    private readonly notifier: Notifier,
  ) {}

  /** `paymentAmount`: the total paid, in the case's currency. Returns the updated case. */
  async execute(purchase: Purchase, paymentCase: PaymentCase, paymentAmount?: number): Promise<PaymentCase> {
    const { id: purchaseId, buyerId: personId } = purchase;
    const cents = centsTaken(purchase, { ...paymentCase, paymentAmount });
    const reversal = { ...paymentCase, purchaseId, cents, currency: CURRENCY, frozen: 0 };
    await this.cases.assign(reversal);
    const { gone, clawedBack } = await this.cases.reversalOf(purchaseId);
    const owedCoins = coinsPaidBy(purchase, gone) - clawedBack;
    const canClawBack = owedCoins > 0 && (await this.people.lockIfExists(personId));
    const frozen = canClawBack ? await this.wallets.clawBack({ id: paymentCase.id, personId, coins: owedCoins }) : 0;
    const assigned = { ...reversal, frozen };
    if (frozen > 0) {
      await this.cases.assign(assigned);
      await this.notifier.notify(personId, 'payment/frozen', { coins: frozen, about: purchaseId });
    }
    const owed = canClawBack ? owedCoins - frozen : 0;
    if (owed > 0) await this.notifier.notify(personId, 'payment/owed', { coins: owed, about: purchaseId });
    return assigned;
  }
}
