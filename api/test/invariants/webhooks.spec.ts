import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { createHmac, randomUUID } from 'node:crypto';
import { auditLedger, balanceOf } from '../support/ledger';
import { runAdminCommandIn } from '../support/admin-cli';
import { timeLimit, sized } from '../support/sizes';
import { availableOf } from '../../src/contexts/wallet';
import { type Answer, actions, describeOnEachDatabase, type Person, TestApp } from '../test-app';

const SECRET = 'whsec_of_a_test';
const PACKAGES = [10, 150, 500, 1000];

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

/** A purchase as stored by Stripe. */
interface Bought {
  readonly id: string;
  readonly session: string;
  readonly cents: number;
}

describeOnEachDatabase('messages of the payment gateway', (engine) => {
  let stripe: Server;
  let testApp: TestApp;
  beforeAll(async () => {
    stripe = await fakeStripe();
    const { port } = stripe.address() as { port: number };
    testApp = await TestApp.build(engine, {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_of_a_test',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      LOSS_PRICES: 'accepted',
    });
  });
  afterAll(async () => {
    await testApp.close();
    stripe.close();
    stripe.closeAllConnections();
  });
  afterEach(async () => expect(await auditLedger(testApp.sql)).toBe(0));

  it(
    'R11 credit every paid purchase once, repeated, in any order and among forged ones',
    async () => {
      const buyers = await testApp.people(8, 'Buyer');
      const messages: (() => Promise<Answer>)[] = [];
      const due = new Map<Person, number>(buyers.map((buyer) => [buyer, 50]));
      for (let index = 0; index < sized(10_000, 60); index += 1) {
        const buyer = buyers[index % buyers.length] as Person;
        const coins = PACKAGES[index % PACKAGES.length] as number;
        const purchase = await order(buyer, coins);
        const forged = index % 20 === 0;
        if (!forged) due.set(buyer, (due.get(buyer) as number) + coins);
        for (let copy = 0; copy <= index % 5; copy += 1) {
          const event = settled(purchase);
          messages.push(() => send(event, forged ? { secret: 'whsec_forged' } : {}));
          if (index % 7 === 0)
            messages.push(() =>
              send({ ...event, id: randomUUID(), type: 'checkout.session.expired' }, forged ? { secret: 'x' } : {}),
            );
        }
      }
      const shuffled = messages
        .map((message) => [Math.random(), message] as const)
        .sort(([one], [other]) => one - other);
      for (let from = 0; from < shuffled.length; from += 32) {
        await Promise.all(shuffled.slice(from, from + 32).map(([, message]) => message()));
      }
      for (const [buyer, coins] of due) expect(await spendable(buyer)).toBe(coins);
    },
    timeLimit(120, 3600),
  );

  it('S13 credit nothing with a wrong signature, an old one, none, or one over another body', async () => {
    const buyer = await testApp.person('Buyer');
    const event = settled(await order(buyer, 1000));
    const refused = [
      await send(event, { secret: 'whsec_forged' }),
      await send(event, { at: Date.now() - 10 * 60_000 }),
      await send(event, { signature: '' }),
      await send(event, { signature: 't=1,v1=00' }),
      await send(event, { signature: signatureOf(JSON.stringify({ ...event, id: 'another' }), SECRET, Date.now()) }),
    ];
    expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(
      refused.map(() => '400 payment/invalid-signature'),
    );
    expect(await spendable(buyer)).toBe(50);
  });

  it('S13 replayed byte by byte credit nothing more', async () => {
    const buyer = await testApp.person('Buyer');
    const event = settled(await order(buyer, 1000));
    const at = Date.now();
    for (let time = 0; time < 3; time += 1) expect((await send(event, { at })).status).toBe(200);
    expect(await spendable(buyer)).toBe(1050);
  });

  it('S13 credit nothing for an unpaid or unknown checkout', async () => {
    const buyer = await testApp.person('Buyer');
    const purchase = await order(buyer, 1000);
    await send(settled(purchase, 'unpaid'));
    const unknown = { ...purchase, id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', session: 'cs_of_nobody' };
    expect((await send(settled(unknown))).status).toBe(200);
    expect((await send({ ...settled(unknown), id: 'evt_again' })).status).toBe(200);
    await send({ ...settled(purchase), type: 'customer.created' });
    expect(await spendable(buyer)).toBe(50);
    const { text } = await (await testApp.admin()).get('/payment/case');
    expect(text.split('cs_of_nobody')).toHaveLength(2);
    const list = await admin('payment', 'unmatched', 'list');
    expect(list.output).toMatch(/unmatched: purchase {2}35\.00 usd {2}cs_of_nobody[^]*1 payments to review/);
    const [id = ''] = list.output.split(' ');
    expect(await admin('payment', 'unmatched', 'done', '--id', id)).toMatchObject({ status: 0 });
    expect(await admin('payment', 'unmatched', 'done', '--id', id)).toMatchObject({ status: 1 });
    expect((await admin('payment', 'unmatched', 'list')).output).toContain('0 payments to review.');
  });

  it('are accepted for a removed person, credit nothing and leave the owner a payment to return', async () => {
    const buyer = await testApp.person('Buyer');
    const purchase = await order(buyer, 1000);
    (await actions.remove(await testApp.admin(), buyer.id)).data();
    const event = settled(purchase);
    const answers = [await send(event), await send(event), await send({ ...event, type: 'checkout.session.expired' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await spendable(buyer)).toBe(0);
    const [row] = await testApp.sql<{ transaction_id: string }>('SELECT transaction_id FROM purchase WHERE id = ?', [
      purchase.id,
    ]);
    const transaction = String(row?.transaction_id);
    const list = () => admin('refund', 'list');
    expect((await list()).output).toMatch(new RegExp(`^${transaction}  \\$35\\.00  \\d{4}-.*\\n1 refunds due\\.`, 'm'));
    expect((await testApp.api.send({ method: 'GET', path: '/metrics' })).text).toMatch(/^kaaj_refunds_due 1$/m);
    expect(await admin('refund', 'done', '--transaction', transaction)).toMatchObject({ status: 0 });
    expect(await admin('refund', 'done', '--transaction', transaction)).toMatchObject({ status: 1 });
    expect((await list()).output).toContain('0 refunds due.');
  });

  const admin = (...args: readonly string[]) => runAdminCommandIn(testApp, args);

  const spendable = ({ id }: Person) => balanceOf(testApp.sql, availableOf(id));

  /** Begins a purchase. */
  async function order(buyer: Person, coins: number): Promise<Bought> {
    const made = (await actions.buy(buyer, coins)).data<{ _id: string; checkoutUrl: string; amountPaid: number }>();
    const [, number] = /^https:\/\/checkout\.example\/(\d+)$/.exec(made.checkoutUrl) ?? [];
    return { id: made._id, session: `cs_${number}`, cents: Math.round(made.amountPaid * 100) };
  }

  function send(
    event: Event,
    { secret = SECRET, at = Date.now(), signature }: { secret?: string; at?: number; signature?: string } = {},
  ): Promise<Answer> {
    const body = JSON.stringify(event);
    const headers = { 'stripe-signature': signature ?? signatureOf(body, secret, at) };
    return testApp.api.send({ method: 'POST', path: '/payment/webhook', headers, body });
  }
});

function settled({ id, session, cents }: Bought, payment_status = 'paid'): Event {
  const object = {
    id: session,
    object: 'checkout.session',
    client_reference_id: id,
    amount_total: cents,
    currency: 'usd',
    payment_intent: `pi_${id}`,
    payment_status,
  };
  return { id: `evt_${randomUUID()}`, type: 'checkout.session.completed', data: { object } };
}

function signatureOf(body: string, secret: string, at: number): string {
  const time = Math.floor(at / 1000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

/** Opens checkouts, the only call that we send to Stripe. */
async function fakeStripe(): Promise<Server> {
  let opened = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      opened += 1;
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ id: `cs_${opened}`, object: 'checkout.session', url: `https://checkout.example/${opened}` }),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
