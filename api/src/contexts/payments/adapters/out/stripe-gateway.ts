import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { type Config } from '../../../../config';
import { isId } from '../../../../kernel/ids';
import { withDeadline } from '../../../../platform/outgoing/deadline';
import { fetchAtMost } from '../../../../platform/outgoing/read-at-most';
import { type Checkout, type Checkouts, type PaymentEvent } from '../../application/payment-gateway';
import { GatewayUnavailable, InvalidSignature } from '../../domain/payment.errors';
import { CURRENCY } from '../../domain/payment-case';
import { type Purchase } from '../../domain/purchase';

const TIMEOUT_MS = 10_000;
/** Limit for all retries together. The library's own timeout restarts with each received byte. */
const DEADLINE_MS = 25_000;
const SIGNATURE_SECONDS = 300;
const MAX_BYTES = 4_000_000;

type StripeSettings = NonNullable<Config['stripe']>;

/** Real payments through Stripe Checkout. */
export class StripeCheckouts implements Checkouts {
  private readonly log = new Logger('StripeGateway');
  private readonly stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    private readonly publicOrigin: string,
  ) {
    this.stripe = new Stripe(settings.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 2,
      // The library's own client buffers a response of any length in one string; exceeding the string limit ends the
      // process.
      httpClient: Stripe.createFetchHttpClient(fetchAtMost(MAX_BYTES)),
      ...(settings.apiUrl !== undefined && addressOf(settings.apiUrl)),
    });
  }

  async open({ id, coins, cents }: Purchase, buyerEmail: string): Promise<Checkout> {
    try {
      const session = await withDeadline(DEADLINE_MS, () =>
        this.stripe.checkout.sessions.create(
          {
            mode: 'payment',
            adaptive_pricing: { enabled: false },
            client_reference_id: id,
            customer_email: buyerEmail,
            line_items: [
              {
                quantity: 1,
                price_data: { currency: CURRENCY, unit_amount: cents, product_data: { name: `${coins} coins` } },
              },
            ],
            success_url: `${this.publicOrigin}/dashboard/paymentHistory?payment=${id}`,
            cancel_url: `${this.publicOrigin}/dashboard/purchaseCoin?payment=cancelled`,
          },
          { idempotencyKey: id },
        ),
      );
      if (!session.url) throw new Error('The checkout has no address.');
      return { sessionId: session.id, url: session.url };
    } catch (error) {
      this.log.error({ err: error, purchase: id }, 'could not create a checkout');
      throw new GatewayUnavailable();
    }
  }

  read(body: Buffer, signature: string): PaymentEvent | undefined {
    return eventOf(this.verified(body, signature));
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.settings.webhookSecret, SIGNATURE_SECONDS);
    } catch {
      throw new InvalidSignature();
    }
  }
}

/** undefined for a message without an outcome. A completed checkout may still wait for its money. */
function eventOf(event: Stripe.Event): PaymentEvent | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return event.data.object.payment_status === 'unpaid' ? undefined : settledBy(event.data.object);
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { id: sessionId, client_reference_id: purchaseId } = event.data.object;
      return isId(purchaseId) ? { outcome: 'failed', purchaseId, sessionId } : undefined;
    }
    case 'charge.refunded': {
      const {
        id,
        payment_intent,
        amount_refunded: reversedAmount,
        amount: paymentAmount,
        currency,
      } = event.data.object;
      const gatewayPaymentId = nameOf(payment_intent) ?? id;
      const subject = `event:${event.id}`;
      return { outcome: 'refunded', subject, gatewayPaymentId, reversedAmount, paymentAmount, currency };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn': {
      const { id, payment_intent, amount: reversedAmount, currency, status } = event.data.object;
      // An inquiry of the bank: no money is taken unless it becomes a dispute.
      if (status.startsWith('warning_')) return undefined;
      const gatewayPaymentId = nameOf(payment_intent) ?? id;
      const paymentAmount = undefined;
      // Stripe sends two events for one dispute.
      const subject = `dispute:${id}`;
      return { outcome: 'disputed', subject, gatewayPaymentId, reversedAmount, paymentAmount, currency };
    }
    default:
      return undefined;
  }
}

/** A payment that Stripe converted for its payer counts in our currency, in which Stripe pays out. */
function settledBy(session: Stripe.Checkout.Session): PaymentEvent {
  const { id: sessionId, client_reference_id: purchaseId, currency_conversion: source, payment_intent } = session;
  const cents = (source ?? session).amount_total ?? 0;
  const currency = source?.source_currency ?? session.currency ?? '';
  const paid = { sessionId, gatewayPaymentId: nameOf(payment_intent), cents, currency };
  return { outcome: 'settled', purchaseId: isId(purchaseId) ? purchaseId : undefined, paid };
}

/** Stripe sends either a record's id or the whole record. */
function nameOf(record: string | { readonly id: string } | null | undefined): string | null {
  return typeof record === 'object' ? (record?.id ?? null) : (record ?? null);
}

function addressOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
