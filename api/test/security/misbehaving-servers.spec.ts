import { Logger } from '@nestjs/common';
import { OpenIdClientProvider } from '../../src/contexts/identity/adapters/out/openid-client-provider';
import { HttpsGooglePhotos } from '../../src/contexts/identity/adapters/out/https-google-photos';
import { ImageHostStore } from '../../src/contexts/images/adapters/out/image-host-store';
import { S3ImageStore } from '../../src/contexts/images/adapters/out/s3-image-store';
import { StripeCheckouts } from '../../src/contexts/payments/adapters/out/stripe-gateway';
import { type Purchase } from '../../src/contexts/payments/domain/purchase';
import { HttpPayoutService } from '../../src/contexts/cash-out/adapters/out/http-payout-gateway';
import { HttpsPublicFiles } from '../../src/contexts/integrations/adapters/out/https-public-files';
import { HttpsWebhookSender } from '../../src/contexts/integrations/adapters/out/https-webhook-sender';
import { type Config } from '../../src/config';
import { type Clock } from '../../src/kernel/clock';
import { newId } from '../../src/kernel/ids';
import { type Database } from '../../src/platform/database/database';
import { SmtpMailer } from '../../src/platform/mail/smtp-mailer';
import { HTTP_BEHAVIOURS, MisbehavingServer, SMTP_BEHAVIOURS, TLS_BEHAVIOURS } from '../support/misbehaving-servers';

const NAME = `${'0'.repeat(32)}.webp`;
const PICTURE = { name: NAME, bytes: Buffer.from('a picture') };
const WHSEC = `whsec_${Buffer.alloc(32).toString('base64')}`;

interface Call {
  /** Its own limit, in milliseconds. */
  readonly deadline: number;
  /** One call of it to a server; throws, or returns what it received. */
  readonly call: (origin: string) => Promise<unknown>;
  /** Behaviours that it accepts, though another client would not. */
  readonly takes?: readonly string[];
}

const database = { execute: () => Promise.resolve(1), query: () => Promise.resolve([]) } as unknown as Database;
const stripe = (apiUrl: string) =>
  new StripeCheckouts({ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', apiUrl }, 'https://kaaj.test');
const host = (url: string) =>
  new ImageHostStore({ store: 'host', url: `${url}/upload`, key: 'k', shownFrom: url }, database);
const bucket = (endpoint: string) =>
  new S3ImageStore({
    store: 's3',
    endpoint,
    region: 'r',
    bucket: 'b',
    accessKeyId: 'a',
    secretAccessKey: 's',
  });
const missing = async (answer: Promise<unknown>) => {
  const found = await answer;
  if (found === undefined) throw new Error('nothing came');
  return found;
};
const message = (origin: string) => ({ id: newId(), url: `${origin}/hook`, body: '{}', secrets: [WHSEC], at: 0 });

/** Every call of this server to another one. A new one needs an entry here. */
const CALLS: Record<string, Call> = {
  'a webhook': {
    deadline: 10_000,
    takes: ['two answers', '204 with a body', 'a body without end', 'a false gzip'],
    call: async (origin) => {
      const sender = new HttpsWebhookSender({ webhookHosts: [new URL(origin).host] } as unknown as Config);
      const { status, answer } = await sender.send(message(origin));
      if (status === null || status > 299 || status < 200) throw new Error(`${status} ${answer}`);
      return answer;
    },
  },
  'a picture of an item': {
    deadline: 15_000,
    takes: ['two answers', 'a false gzip'],
    call: (origin) => {
      const files = new HttpsPublicFiles({ webhookHosts: [new URL(origin).host] } as unknown as Config);
      return files.get(`${origin}/1.png`, 1024 * 1024);
    },
  },
  'a payout': {
    deadline: 10_000,
    takes: ['two answers', '204 with a body'],
    call: (url) =>
      new HttpPayoutService({ url, key: 'k' }).submit({
        id: newId(),
        rail: 'bkash',
        cents: 100,
        accountNumber: '01711111111',
      }),
  },
  'the state of a payout': {
    deadline: 10_000,
    call: (url) => new HttpPayoutService({ url, key: 'k' }).poll(newId()),
  },
  'a checkout': {
    deadline: 25_000,
    call: (url) => stripe(url).open({ id: newId(), coins: 10, cents: 100 } as unknown as Purchase, 'a@b.test'),
  },
  'a picture into the bucket': {
    deadline: 15_000,
    takes: ['two answers', '204 with a body', 'HTTP/0.9', 'a false gzip'],
    call: (endpoint) => bucket(endpoint).store(PICTURE),
  },
  'a picture from the bucket': {
    deadline: 15_000,
    takes: ['two answers', '204 with a body', 'a false gzip'],
    call: (endpoint) => missing(bucket(endpoint).read(NAME)),
  },
  'a picture to the image host': { deadline: 15_000, call: (url) => host(url).store(PICTURE) },
  'a photo of Google’s': {
    deadline: 5_000,
    takes: ['two answers', '204 with a body'],
    call: (endpoint) =>
      missing(new HttpsGooglePhotos({ google: { endpoint } } as unknown as Config).fetch(`${endpoint}/photo`)),
  },
  'the metadata of an OpenID Connect provider': {
    deadline: 10_000,
    call: (issuer) => {
      const oidc = { issuer, clientId: 'c', clientSecret: 's', name: 'n' };
      const config = { oidc, publicOrigin: 'https://kaaj.test' } as unknown as Config;
      return missing(new OpenIdClientProvider(config, { now: Date.now } as Clock).begin());
    },
  },
};

/** Deadlines pass this many times faster here. */
const FASTER = 40;
interface Ended {
  readonly behaviour: string;
  readonly failed: boolean;
}

const ended = async (behaviour: string, call: () => Promise<unknown>): Promise<Ended> => ({
  behaviour,
  failed: await call().then(
    () => false,
    () => true,
  ),
});

/** The result for each of these behaviours, tested concurrently. */
async function against(
  behaviours: Readonly<Record<string, Parameters<typeof MisbehavingServer.start>[0]>>,
  scheme: string,
  call: Call['call'],
  options: { first?: boolean } = {},
) {
  const servers: MisbehavingServer[] = [];
  const results = await Promise.all(
    Object.entries(behaviours).map(async ([name, behaviour]) => {
      const server = await MisbehavingServer.start(behaviour, options);
      servers.push(server);
      return ended(name, () => call(`${scheme}://${server.host}`));
    }),
  );
  return { results, servers };
}

describe('S27 a misbehaving server', () => {
  const started: MisbehavingServer[] = [];
  beforeAll(() => Logger.overrideLogger(false));
  /**
   * The deadlines that were set, in milliseconds. Without one, a server that never ends its answer would block the test
   * forever.
   */
  const deadlines: number[] = [];
  beforeEach(() => {
    deadlines.length = 0;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      deadlines.push(milliseconds);
      return timeout(milliseconds / FASTER);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const server of started.splice(0)) server.stop();
  });

  describe.each(Object.entries(CALLS))('S37 called for %s', (_, { deadline, call, takes = [] }) => {
    const taken = (results: readonly Ended[]) =>
      results.filter(({ failed }) => !failed).map(({ behaviour }) => behaviour);

    it('is given up at the deadline over plain HTTP', async () => {
      const { results, servers } = await against(HTTP_BEHAVIOURS, 'http', call);
      started.push(...servers);
      expect(Math.max(...deadlines)).toBe(deadline);
      expect(taken(results).filter((name) => !takes.includes(name))).toEqual([]);
    });

    it('is given up at the deadline over TLS, also within the handshake', async () => {
      const { results, servers } = await against(TLS_BEHAVIOURS, 'https', call);
      started.push(...servers);
      expect(Math.max(...deadlines)).toBe(deadline);
      expect(taken(results)).toEqual([]);
    });
  });

  it.each([
    ['plain', 'smtp'],
    ['TLS', 'smtps'],
  ])(
    'S37 is given up at the deadline when it should accept a mail (%s)',
    async (_, scheme) => {
      const behaviours = scheme === 'smtp' ? SMTP_BEHAVIOURS : TLS_BEHAVIOURS;
      const send = (url: string) =>
        new SmtpMailer(url, 'Kaaj <no-reply@kaaj.test>').send(newId(), { to: 'a@b.test', subject: 's', text: 't' });
      const { results, servers } = await against(behaviours, scheme, send, { first: scheme === 'smtp' });
      started.push(...servers);
      expect(results.filter(({ failed }) => !failed)).toEqual([]);
      expect(Math.max(...deadlines)).toBe(45_000);
    },
    20_000,
  );

  it('S37 is reported to its owner in our own texts', async () => {
    jest.restoreAllMocks();
    const { servers } = await against({ 'a reset': HTTP_BEHAVIOURS['a reset'] }, 'http', () => Promise.resolve());
    started.push(...servers);
    const origin = `http://${servers[0]?.host}`;
    const sender = new HttpsWebhookSender({ webhookHosts: [new URL(origin).host] } as unknown as Config);
    const { status, answer } = await sender.send(message(origin));
    expect([status, answer]).toEqual([null, 'No connection came about, or it was closed before an answer.']);
  });
});
