import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Environment } from './app-process';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

/**
 * The parts of Stripe that a purchase uses: it opens checkouts, shows their page, and reports to the product how they
 * ended.
 */
export class StandInStripe {
  private latest: Record<string, unknown> = {};

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StandInStripe> {
    const server = createServer().listen(0, 'localhost');
    const stripe = new StandInStripe(server);
    server.on('request', (request, response) => void stripe.answer(request, response));
    await once(server, 'listening');
    return stripe;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** The settings under which the product takes it for Stripe. */
  get environment(): Environment {
    return {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: this.origin,
      // The packages of the demonstration pay out more than they bring.
      LOSS_PRICES: 'accepted',
    };
  }

  /** Reports the checkout that was opened last to the product. */
  async tells(product: string, type: 'checkout.session.completed' | 'checkout.session.expired'): Promise<void> {
    const body = JSON.stringify({
      id: `evt_${type}`,
      object: 'event',
      type,
      data: { object: { ...this.latest, payment_status: 'paid' } },
    });
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${time}.${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${time},v1=${signature}` };
    const answer = await fetch(`${product}/api/payment/webhook`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The product answered ${answer.status}: ${await answer.text()}`);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
      const wanted = new URLSearchParams(await text(request));
      const purchase = wanted.get('client_reference_id') ?? '';
      const price = (field: string) => wanted.get(`line_items[0][price_data][${field}]`);
      this.latest = {
        id: `cs_${purchase}`,
        object: 'checkout.session',
        client_reference_id: purchase,
        payment_intent: `pi_${purchase}`,
        amount_total: Number(price('unit_amount')),
        currency: price('currency'),
      };
      const back = new URLSearchParams({
        pay: wanted.get('success_url') ?? '',
        cancel: wanted.get('cancel_url') ?? '',
      });
      const session = { ...this.latest, url: `${this.origin}/pay?${back}` };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(session));
      return;
    }
    const back = new URL(request.url ?? '', this.origin).searchParams;
    const links = ['pay', 'cancel'].map((way) => `<a href="${back.get(way)}">${way}</a>`);
    response
      .setHeader('content-type', 'text/html')
      .end(`<link rel="icon" href="data:,"><h1>Checkout</h1>${links.join(' ')}`);
  }
}
