import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { People } from '../../people';
import { Notifier } from '../../messages';
import { type PaymentException } from '../domain/payment-exception';
import { PaymentCases } from './payment-cases';

/** Puts something on the Admins' list and tells each of them, once. Joins the caller's unit of work. */
@Injectable()
export class RecordPaymentException {
  constructor(
    private readonly cases: PaymentCases,
    private readonly people: People,
    private readonly notifier: Notifier,
  ) {}

  /** False when it stands there already. */
  async execute(paymentCase: PaymentException): Promise<boolean> {
    if (!(await this.cases.record(paymentCase))) return false;
    await this.tell(paymentCase);
    return true;
  }

  /** Tells the Admins alone, of one that stands there. */
  async tell({ id: about, kind, payment, frozen, cents, currency }: PaymentException): Promise<void> {
    const amount = `${dollarsOfCents(cents).toFixed(2)} ${currency.toUpperCase()}`;
    for (const admin of await this.people.admins()) {
      await this.notifier.notify(admin, `payment/case-${kind}`, { payment, amount, coins: frozen, about });
    }
  }
}
