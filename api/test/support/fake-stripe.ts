import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type Purchase } from '../../src/contexts/payments/domain/purchase';
import { newId } from '../../src/kernel/ids';
import { type Answer, type Api } from './api';

const WEBHOOK_SECRET = 'whsec_for_tests';

/** The settings of an API that sells through Stripe; its address besides. */
export const STRIPE_SETTINGS = {
  PAYMENT_GATEWAY: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_for_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  LOSS_PRICES: 'accepted',
};

type Bought = Pick<Purchase, 'id'> & { readonly cents: number };

/**
 * A message of Stripe about a checkout: its name, its buyer, the coins and the price; `changes` make it another one's.
 */
export function message(type: string, { id, cents }: Bought, changes: object = {}): string {
  const object = {
    id: `cs_${id}`,
    object: 'checkout.session',
    client_reference_id: id,
    amount_total: cents,
    currency: 'usd',
    payment_intent: `pi_${id}`,
    payment_status: 'paid',
    ...changes,
  };
  return JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } });
}

export const paid = (purchase: Bought, changes: object = {}) =>
  message('checkout.session.completed', purchase, changes);

/** The cents of a purchase that were refunded in total, or that one dispute is about. */
export function back(
  type: string,
  { id, cents: price }: Bought,
  cents: number,
  { currency = 'usd', whole = price, dispute = `dp_${id}`, status = 'needs_response' } = {},
): string {
  const how =
    type === 'charge.refunded'
      ? { id: `ch_${id}`, amount: whole, amount_refunded: cents }
      : { id: dispute, amount: cents, status };
  const object = { ...how, payment_intent: `pi_${id}`, currency };
  return JSON.stringify({ id: `evt_${newId()}`, object: 'event', type, data: { object } });
}

export function sign(payload: string, timestamp?: number, secret = WEBHOOK_SECRET): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp !== undefined && { timestamp }) });
}

/** Sends a signed message to the API, as Stripe does. */
export function deliver(api: Api, payload: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': sign(payload) };
  return api.send({ method: 'POST', path: '/payment/webhook', body: payload, headers });
}

/** Opens checkouts like Stripe, as far as we need it. */
export class FakeStripe {
  broken = false;
  /** The request, decoded from the form. */
  readonly opened: Record<string, string>[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeStripe> {
    const server = createServer();
    const fake = new FakeStripe(server);
    server.on('request', (request: IncomingMessage, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const parameters = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
        response.setHeader('Content-Type', 'application/json');
        if (fake.broken || request.headers.authorization !== 'Bearer sk_test_for_tests') {
          response.statusCode = 400;
          return response.end(JSON.stringify({ error: { type: 'api_error', message: 'broken' } }));
        }
        fake.opened.push(parameters);
        const reference = parameters['client_reference_id'];
        return response.end(
          JSON.stringify({
            id: `cs_${reference}`,
            object: 'checkout.session',
            url: `https://checkout.test/${reference}`,
          }),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
