import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { type Config } from '../../../config';
import { isId } from '../../../kernel/ids';
import { type Checkout, type Checkouts, PaymentGateway, type PaymentEvent } from '../application/payment-gateway';
import { GatewayUnavailable, InvalidSignature } from '../domain/payment.errors';
import { type Purchase } from '../domain/purchase';

const PATIENCE_MS = 10_000;
const SIGNATURE_SECONDS = 300;

/** Which messages of Stripe decide something. A completed checkout may still wait for its money. */
const OUTCOMES: Readonly<Record<string, PaymentEvent['outcome']>> = {
  'checkout.session.completed': 'settled',
  'checkout.session.async_payment_succeeded': 'settled',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'failed',
};

type StripeSettings = NonNullable<Config['stripe']>;

/** Real payments through Stripe Checkout. */
export class StripeGateway extends PaymentGateway {
  readonly checkouts: Checkouts;

  constructor(settings: StripeSettings, publicOrigin: string) {
    super();
    this.checkouts = new StripeCheckouts(settings, publicOrigin);
  }
}

class StripeCheckouts implements Checkouts {
  private readonly log = new Logger('StripeGateway');
  private readonly stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    private readonly publicOrigin: string,
  ) {
    this.stripe = new Stripe(settings.secretKey, {
      timeout: PATIENCE_MS,
      maxNetworkRetries: 2,
      ...(settings.apiUrl !== undefined && addressOf(settings.apiUrl)),
    });
  }

  async open({ id, coins, cents }: Purchase, buyerEmail: string): Promise<Checkout> {
    try {
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          customer_email: buyerEmail,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'usd', unit_amount: cents, product_data: { name: `${coins} coins` } },
            },
          ],
          success_url: `${this.publicOrigin}/dashboard/paymentHistory?payment=${id}`,
          cancel_url: `${this.publicOrigin}/dashboard/purchaseCoin?payment=cancelled`,
        },
        { idempotencyKey: id },
      );
      if (!session.url) throw new Error('The checkout has no address.');
      return { sessionId: session.id, url: session.url };
    } catch (error) {
      this.log.error({ err: error, purchase: id }, 'no checkout was opened');
      throw new GatewayUnavailable();
    }
  }

  read(body: Buffer, signature: string): PaymentEvent | undefined {
    const event = this.verified(body, signature);
    const outcome = OUTCOMES[event.type];
    if (outcome === undefined) return undefined;
    const { client_reference_id: purchaseId, payment_status: status } = event.data.object as Stripe.Checkout.Session;
    if (!isId(purchaseId) || (outcome === 'settled' && status === 'unpaid')) return undefined;
    return { purchaseId, outcome };
  }

  private verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(body, signature, this.settings.webhookSecret, SIGNATURE_SECONDS);
    } catch {
      throw new InvalidSignature();
    }
  }
}

function addressOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) };
}
