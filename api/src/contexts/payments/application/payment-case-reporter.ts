import { Injectable } from '@nestjs/common';
import { dollarsOfCents } from '@kaaj/contract';
import { Notifier } from '../../messages';
import { type PaymentCase } from '../domain/payment-case';
import { PaymentCases } from './payment-cases';

/** Adds a case to the Admins' list and notifies each Admin once. Joins the caller's unit of work. */
@Injectable()
export class PaymentCaseReporter {
  constructor(
    private readonly cases: PaymentCases,
    private readonly notifier: Notifier,
  ) {}

  /** Returns false when the case is on the list already. */
  async recordAndNotify(paymentCase: PaymentCase): Promise<boolean> {
    if (!(await this.cases.record(paymentCase))) return false;
    await this.notifyAdmins(paymentCase);
    return true;
  }

  /** Only notifies the Admins, of a case that is on the list. */
  async notifyAdmins(paymentCase: PaymentCase): Promise<void> {
    const { id: about, kind, gatewayPaymentId: payment, frozen, cents, currency } = paymentCase;
    const amount = `${dollarsOfCents(cents).toFixed(2)} ${currency.toUpperCase()}`;
    await this.notifier.notifyAdmins(`payment/case-${kind}`, { payment, amount, coins: frozen, about });
  }
}
