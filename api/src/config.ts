import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { COIN_RATES, COINS_PER_DOLLAR } from '@kaaj/contract';
import { z } from 'zod';
import { DEFAULT_PACKAGES, lossesOf, packagesIn, type Prices } from './prices';
import { addressesIn, areAddresses, faultOfAccount } from './platform/database/addresses';
import { faultOfOptions } from './platform/database/tls-options';
import { type DatabaseLimits } from './platform/database/database-limits';
import { EncryptionKeys } from './platform/encryption/encryption-keys';
import { weaknessOf } from './weak-secrets';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = z.coerce.number().int();

function refused(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** A person who types something in instead of drawing a secret seldom gets past this. */
const looksRandom = (secret: string): boolean => new Set(secret).size >= 8;

/** Scheme, host and port as browsers write them, without a slash at the end. */
function originIn(address: string, protocol: RegExp): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const alone = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return alone && protocol.test(url.protocol) ? url.origin : undefined;
}

const origin = (protocol = /^https?:$/) =>
  z
    .string()
    .transform(
      (address, context) =>
        originIn(address, protocol) ??
        refused(context, 'must be scheme, host and port alone, as in https://kaaj.example'),
    );

/** As a proxy between us and the caller is named: an address, a network, or one of the words for private ones. */
function isProxy(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', bits, ...more] = name.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (most === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** An address with an account: what is wrong with that is said before the rest of it is read. */
const address = z.string().superRefine((text, context) => {
  const fault = faultOfAccount(text);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const outsideLink = z.url({ protocol: /^https$/, error: 'must be an https:// address' }).optional();

/** Every setting the API reads from its environment, with its default and what it means. The only list there is. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production enables all safety checks'),
  PUBLIC_DEVELOPMENT: flag
    .default(false)
    .describe('true: allow non-local access to a development server (demo users, safety checks off)'),
  PORT: wholeNumber.min(0).max(65_535).default(3000).describe('TCP port to listen on'),
  HOST: z.string().default('localhost').describe('address to listen on; 0.0.0.0 behind a gateway'),
  PUBLIC_ORIGIN: origin().optional().describe('origin people see in the address bar; default http://localhost:PORT'),
  DATA_DIR: z.string().default('data').describe('folder for the embedded database, pictures, mails and secrets'),
  DATABASE_URL: address
    .regex(/^(mysql|mariadb):\/\//, 'must begin with mysql:// or be left out for the embedded database')
    .refine(areAddresses, 'must name each host once: mysql://user:password@first:3306,second:3306/name')
    .superRefine((url, context) => {
      const fault = faultOfOptions(url);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .optional()
    .describe(
      'mysql://user:password@host:port/name, with commas between several hosts, preferred first, and ?ssl=verify&ssl-ca=FILE for TLS; left out: embedded SQLite in DATA_DIR',
    ),
  DATABASE_CONNECTIONS: wholeNumber
    .min(4)
    .max(400)
    .default(8)
    .describe(
      'MySQL connections per process: two for long-running statements, the rest split evenly between writes and reads',
    ),
  DATABASE_STATEMENT_SECONDS: wholeNumber
    .min(0)
    .max(3600)
    .default(30)
    .describe(
      'longest a statement may run on MariaDB (on MySQL: one that reads); 0: no limit; not for reports and tools',
    ),
  DATABASE_LOCK_SECONDS: wholeNumber.min(1).max(600).default(5).describe('lock wait time-out'),
  DATABASE_WAIT_SECONDS: wholeNumber
    .min(1)
    .max(600)
    .default(10)
    .describe('time-out for a pooled connection (MySQL) or the write lock (SQLite); then 503'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone')
    .default('Asia/Dhaka')
    .describe('IANA time zone whose calendar decides completion dates'),
  STATIC_ROOT: z.string().optional().describe('directory of the built front end to serve; unset: API only'),
  SHELL_URL: origin()
    .optional()
    .describe("origin of the shell's own server, whose frame this process fills for /task/ID; not with STATIC_ROOT"),
  SESSION_SECRET: z
    .string()
    .min(32)
    .refine(looksRandom, 'is easy to guess')
    .optional()
    .describe('at least 32 characters; signs session and identity tokens'),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .refine(looksRandom, 'is easy to guess')
    .optional()
    .describe('64 hex digits; encrypts account numbers and secrets at rest'),
  OTHER_ENCRYPTION_KEYS: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be keys of 64 hex digits, comma-separated')
    .optional()
    .describe('previous encryption keys, used for decryption only until `keys rotate` has finished'),
  VERIFY_EMAILS: flag.optional().describe('require email verification; default true in production, off in demo mode'),
  ADMIN_SECOND_FACTOR: flag
    .optional()
    .describe('whether Admins need a second factor to act as such; default true in production, else false'),
  DEMO: flag.optional().describe('load demo data; default true outside production'),
  REVIEW_DAYS: wholeNumber
    .min(0)
    .max(365)
    .default(7)
    .describe('days until an undecided submission is accepted automatically; 0: never'),
  CHANGES_HOURS: wholeNumber
    .min(1)
    .max(336)
    .default(48)
    .describe('hours a worker has for the changes that a buyer asked for; then the work is rejected'),
  GOODWILL_COINS: wholeNumber
    .min(0)
    .max(1_000_000_000)
    .default(1000)
    .describe('monthly budget (coins) for dispute awards that no buyer funds can cover; 0: none'),
  REJECTIONS_WATCHED: wholeNumber
    .min(0)
    .max(100)
    .default(20)
    .describe('number of recent decisions considered for the rejection limit; 0: no limit'),
  REJECTIONS_PERCENT: wholeNumber
    .min(1)
    .max(100)
    .default(60)
    .describe('maximum rejection rate in percent; above it rejecting is suspended until an Admin lifts it'),
  CLAIMS_AT_ONCE: wholeNumber.min(1).max(100).default(3).describe('maximum number of active claims per worker'),
  PAYOUT_HOURS: wholeNumber.min(1).max(720).default(72).describe('promised payout time in hours after acceptance'),
  NEW_ACCOUNT_HOURS: wholeNumber
    .min(0)
    .max(720)
    .optional()
    .describe(
      'cooling-off period in hours for a new payout account, skipped if saved with the password; default 24, 0 in demonstration mode',
    ),
  REFUNDABLE_DAYS: wholeNumber
    .min(0)
    .max(365)
    .default(14)
    .describe('days a purchase counts as refundable in risk signals'),
  PAYOUT_GATEWAY: z
    .enum(['manual', 'sandbox', 'http'])
    .default('manual')
    .describe('manual: file export for an Admin; http: external disbursement service; sandbox: simulated'),
  PAYOUT_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('address of the disbursement service (PAYOUT_GATEWAY=http); https in production'),
  PAYOUT_API_KEY: z.string().optional().describe('bearer token for the disbursement service (PAYOUT_GATEWAY=http)'),
  SCHEDULER: flag.default(true).describe('run background jobs in this process'),
  PAYMENT_GATEWAY: z
    .enum(['sandbox', 'stripe'])
    .optional()
    .describe(
      'sandbox gives coins without money and says so; stripe takes real payments; default sandbox, named in production',
    ),
  SANDBOX_IN_PRODUCTION: flag
    .default(false)
    .describe('allow PAYMENT_GATEWAY=sandbox in production (every page shows a warning)'),
  COIN_PACKAGES: z
    .string()
    .default(DEFAULT_PACKAGES)
    .transform((text, context) => packagesIn(text) ?? refused(context, 'must be a list like 10:1,150:10.50'))
    .describe('what is for sale: COINS:DOLLARS, comma-separated, at most 12'),
  COINS_PER_DOLLAR: wholeNumber
    .default(COINS_PER_DOLLAR)
    .refine((rate) => (COIN_RATES as readonly number[]).includes(rate), `must be one of ${COIN_RATES.join(', ')}`)
    .describe('coins that pay out one dollar; a number that divides 100'),
  LOSS_PRICES: z
    .enum(['refused', 'accepted'])
    .default('refused')
    .describe('allow packages priced below their payout value'),
  STRIPE_SECRET_KEY: z.string().optional().describe('secret key of the Stripe account'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe('secret that signs what Stripe sends to /api/payment/webhook'),
  STRIPE_API_URL: z.url().optional().describe('stand-in for https://api.stripe.com in trials; refused in production'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('how much is logged'),
  LIMIT_PENDING_WITHDRAWALS: wholeNumber.min(1).default(20).describe('undecided withdrawals one worker may have'),
  IMAGE_STORE: z
    .enum(['local', 's3', 'host'])
    .default('local')
    .describe('where pictures are kept: DATA_DIR, a bucket, or an outside image host'),
  S3_ENDPOINT: z.url().optional().describe('address of the S3-compatible store (IMAGE_STORE=s3)'),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket (IMAGE_STORE=s3)'),
  S3_BUCKET: z.string().optional().describe('bucket for pictures (IMAGE_STORE=s3)'),
  S3_ACCESS_KEY: z.string().optional().describe('access key id of the bucket (IMAGE_STORE=s3)'),
  S3_SECRET_KEY: z.string().optional().describe('secret access key of the bucket (IMAGE_STORE=s3)'),
  IMAGE_HOST_URL: z.url().optional().describe('upload address of the outside image host (IMAGE_STORE=host)'),
  IMAGE_HOST_KEY: z.string().optional().describe('API key of the outside image host (IMAGE_STORE=host)'),
  IMAGE_HOST_PICTURES: origin(/^https:$/)
    .optional()
    .describe(
      'https origin from which that host shows pictures; besides our own the only one that pages load them from',
    ),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => words(text).map((name) => (isThisMachine(name) ? 'loopback' : name)))
    .refine(
      (names) => names.every(isProxy),
      'must be addresses or networks such as 10.1.2.3 or 10.0.0.0/8, or loopback for this machine',
    )
    .describe('addresses of the gateways whose X-Forwarded-For counts, comma-separated'),
  ARRIVAL_SECONDS: wholeNumber
    .min(1)
    .max(600)
    .default(60)
    .describe('request time-out; stalled uploads are aborted after a quarter of it'),
  SHUTDOWN_SECONDS: wholeNumber.min(0).max(600).default(10).describe('grace period for in-flight requests at shutdown'),
  REDIS_URL: address
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .refine((url) => URL.canParse(url), 'must be redis://:password@host:port')
    .optional()
    .describe('pub/sub for live notifications; unset: processes poll the database'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token that /metrics asks for; left out: open outside production, closed in production'),
  LIVE_STATS: flag
    .default(false)
    .describe(
      'home page figures from the books (people, accepted work, dollars paid out, open tasks) instead of the fixed ones',
    ),
  CAROUSEL_SECONDS: wholeNumber.min(1).max(60).default(3).describe('seconds between two slides of the home page'),
  TAKA_PER_DOLLAR: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/, 'must be a number with at most two decimals')
    .transform(Number)
    .refine((rate) => rate > 0, 'must be more than 0')
    .optional()
    .describe('taka shown beside the dollars that coins are worth; left out: dollars alone'),
  LINK_DEVELOPERS: outsideLink.describe('https address behind Join as Developer; left out: no such link'),
  LINK_CODE_HOST: outsideLink.describe('https address of the code in the footer; left out: no such link'),
  LINK_MESSENGER: outsideLink.describe('https address of the messenger in the footer; left out: no such link'),
  LINK_NETWORK: outsideLink.describe('https address of the professional network in the footer; left out: no such link'),
  SMTP_URL: address
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine((url) => URL.canParse(url), 'must be smtp(s)://user:password@host:port')
    .optional()
    .describe(
      'smtp(s)://user:password@host:port for mail; smtp:// to another machine needs STARTTLS; left out: mails are files in DATA_DIR/outbox, and no notices are mailed',
    ),
  MAIL_CATCHER_IN_PRODUCTION: flag
    .default(false)
    .describe(
      'true: a production may send its mails to a mail catcher (port 1025), whose page shows them to everybody',
    ),
  MAIL_FROM: z.string().min(3).default('Kaaj <no-reply@localhost>').describe('sender of every mail'),
  WEBHOOK_HOSTS: z
    .string()
    .default('')
    .transform((text) => words(text.toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^([^\s:/[\]]+|\[[\da-f:.]+\]):\d{1,5}$/.test(host)),
      'must be names with ports, as in hooks.example:8080',
    )
    .describe('internal hosts (name:port, comma-separated) that webhooks may reach, also over http'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('OAuth client of sign-in with Google; left out: no such button'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('secret that belongs to GOOGLE_CLIENT_ID'),
  GOOGLE_ENDPOINT: z
    .url()
    .optional()
    .describe('stand-in for Google in trials: origin with /authorize, /token and /userinfo; refused in production'),
  LIMIT_PASSWORDS_ACCOUNT: wholeNumber
    .min(1)
    .default(10)
    .describe('wrong passwords per account and address in 15 minutes'),
  LIMIT_PASSWORDS_ADDRESS: wholeNumber.min(1).default(100).describe('wrong passwords per address in 15 minutes'),
  LIMIT_PASSWORDS_STRANGERS: wholeNumber
    .min(1)
    .default(50)
    .describe('failed logins per account and day from unknown browsers; then exponential back-off'),
  LIMIT_SIGN_INS: wholeNumber
    .min(1)
    .default(60)
    .describe('right passwords per account and address, or known browser, in 15 minutes'),
  LIMIT_SIGN_UPS: wholeNumber.min(1).default(100).describe('sign-ups per address and hour'),
  LIMIT_RESETS: wholeNumber.min(1).default(30).describe('password resets asked for per address and hour'),
  LIMIT_SEARCHES: wholeNumber
    .min(1)
    .default(120)
    .describe('searches of the public list per address, and proofs of transfers per person, each minute'),
  LIMIT_KEY_CALLS: wholeNumber.min(1).default(600).describe('calls with one API key per minute'),
  LIMIT_UPLOADS: wholeNumber.min(1).default(120).describe('pictures stored per person and hour'),
});

type Settings = z.infer<typeof settings>;

export type ImageStoreSettings =
  | { readonly store: 'local' }
  | {
      readonly store: 's3';
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    }
  | { readonly store: 'host'; readonly url: string; readonly key: string; readonly shownFrom: string };

interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly endpoint: string | undefined;
}

interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | undefined;
}

/** A setting that keeps the API from starting. The message names it and says what is wrong, in one line. */
export class BadSetting extends Error {}

/** The validated settings of one process. */
export class Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port; no slash at the end. */
  readonly publicOrigin: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  readonly databaseLimits: DatabaseLimits;
  readonly timeZone: string;
  readonly staticRoot: string | undefined;
  /** Scheme, host and port; no slash at the end. */
  readonly shellUrl: string | undefined;
  readonly sessionSecret: string;
  readonly keys: EncryptionKeys;
  readonly demo: boolean;
  /** False: every address counts as verified. */
  readonly verifyEmails: boolean;
  /** Without a second factor nobody acts as an Admin. */
  readonly adminSecondFactor: boolean;
  readonly reviewDays: number;
  readonly changesHours: number;
  readonly goodwillCoins: number;
  readonly rejectionsWatched: number;
  readonly rejectionsPercent: number;
  readonly claimsAtOnce: number;
  readonly newAccountHours: number;
  readonly payoutHours: number;
  readonly refundableDays: number;
  readonly payoutGateway: 'manual' | 'sandbox' | { readonly url: string; readonly key: string };
  readonly scheduler: boolean;
  /** undefined: the sandbox. */
  readonly stripe: StripeSettings | undefined;
  /** Coins are given away where everybody would take them for bought ones. */
  readonly sandboxInProduction: boolean;
  readonly prices: Prices;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly trustProxy: readonly string[];
  readonly images: ImageStoreSettings;
  /** Where pages may load pictures from besides our own origin. */
  readonly pictureOrigin: string | undefined;
  readonly arrivalSeconds: number;
  readonly shutdownSeconds: number;
  readonly redisUrl: string | undefined;
  readonly metricsToken: string | undefined;
  readonly liveStats: boolean;
  readonly carouselSeconds: number;
  /** undefined: dollars alone. */
  readonly takaPerDollar: number | undefined;
  /** Where the frame's links to other sites lead; undefined for one that is not there. */
  readonly links: Readonly<Record<'developers' | 'codeHost' | 'messenger' | 'network', string | undefined>>;
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly from: string;
    readonly requireTls: boolean;
  };
  /** name:port, lower case. */
  readonly webhookHosts: readonly string[];
  /** Undefined: people sign in by password only. */
  readonly google: GoogleSettings | undefined;
  /** Tries per window; the windows are fixed: 15 minutes for passwords, a day for those of strangers, an hour for the rest. */
  readonly limits: {
    readonly passwordsPerAccount: number;
    readonly passwordsPerAddress: number;
    readonly passwordsOfStrangers: number;
    readonly signIns: number;
    readonly signUps: number;
    readonly resets: number;
    readonly searches: number;
    readonly uploads: number;
    readonly keyCalls: number;
    readonly pendingWithdrawals: number;
  };

  constructor(values: Settings) {
    this.production = values.NODE_ENV === 'production';
    this.port = values.PORT;
    this.host = values.HOST;
    this.publicOrigin = values.PUBLIC_ORIGIN ?? new URL(`http://localhost:${values.PORT}`).origin;
    this.dataDir = resolve(values.DATA_DIR);
    this.databaseUrl = values.DATABASE_URL;
    this.databaseConnections = values.DATABASE_CONNECTIONS;
    this.databaseLimits = {
      statementSeconds: values.DATABASE_STATEMENT_SECONDS,
      lockSeconds: values.DATABASE_LOCK_SECONDS,
      waitSeconds: values.DATABASE_WAIT_SECONDS,
    };
    this.timeZone = values.TIME_ZONE;
    this.staticRoot = values.STATIC_ROOT === undefined ? undefined : resolve(values.STATIC_ROOT);
    this.shellUrl = values.SHELL_URL;
    this.demo = values.DEMO ?? !this.production;
    this.verifyEmails = !this.demo && (values.VERIFY_EMAILS ?? this.production);
    this.adminSecondFactor = values.ADMIN_SECOND_FACTOR ?? this.production;
    this.reviewDays = values.REVIEW_DAYS;
    this.changesHours = values.CHANGES_HOURS;
    this.goodwillCoins = values.GOODWILL_COINS;
    this.rejectionsWatched = values.REJECTIONS_WATCHED;
    this.rejectionsPercent = values.REJECTIONS_PERCENT;
    this.claimsAtOnce = values.CLAIMS_AT_ONCE;
    this.payoutHours = values.PAYOUT_HOURS;
    this.newAccountHours = values.NEW_ACCOUNT_HOURS ?? (this.demo ? 0 : 24);
    this.refundableDays = values.REFUNDABLE_DAYS;
    this.payoutGateway = payoutGatewayOf(values);
    this.scheduler = values.SCHEDULER;
    this.stripe = stripeOf(values);
    this.sandboxInProduction = this.production && !this.stripe;
    this.prices = { packages: values.COIN_PACKAGES, coinsPerDollar: values.COINS_PER_DOLLAR };
    this.logLevel = values.LOG_LEVEL;
    this.trustProxy = values.TRUST_PROXY;
    this.images = imageSettings(values);
    this.pictureOrigin = values.IMAGE_HOST_PICTURES;
    this.arrivalSeconds = values.ARRIVAL_SECONDS;
    this.shutdownSeconds = values.SHUTDOWN_SECONDS;
    this.redisUrl = values.REDIS_URL;
    this.metricsToken = values.METRICS_TOKEN;
    this.liveStats = values.LIVE_STATS;
    this.carouselSeconds = values.CAROUSEL_SECONDS;
    this.takaPerDollar = values.TAKA_PER_DOLLAR;
    this.links = {
      developers: values.LINK_DEVELOPERS,
      codeHost: values.LINK_CODE_HOST,
      messenger: values.LINK_MESSENGER,
      network: values.LINK_NETWORK,
    };
    this.mail = {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM,
      requireTls: values.SMTP_URL !== undefined && mailsElsewhere(values.SMTP_URL),
    };
    this.webhookHosts = values.WEBHOOK_HOSTS;
    this.google = googleOf(values);
    this.limits = {
      passwordsPerAccount: values.LIMIT_PASSWORDS_ACCOUNT,
      passwordsPerAddress: values.LIMIT_PASSWORDS_ADDRESS,
      passwordsOfStrangers: values.LIMIT_PASSWORDS_STRANGERS,
      signIns: values.LIMIT_SIGN_INS,
      signUps: values.LIMIT_SIGN_UPS,
      resets: values.LIMIT_RESETS,
      searches: values.LIMIT_SEARCHES,
      uploads: values.LIMIT_UPLOADS,
      keyCalls: values.LIMIT_KEY_CALLS,
      pendingWithdrawals: values.LIMIT_PENDING_WITHDRAWALS,
    };
    this.refuseForgottenProduction(values);
    this.refuseUnsafeProduction(values);
    this.refuseLosses(values);
    if (keepsFiles(values)) refuseUnwritable(this.dataDir);
    this.sessionSecret = values.SESSION_SECRET ?? keptSecret(this.dataDir, 'session-secret');
    this.keys = new EncryptionKeys(
      Buffer.from(values.ENCRYPTION_KEY ?? keptSecret(this.dataDir, 'encryption-key'), 'hex'),
      (values.OTHER_ENCRYPTION_KEYS?.split(',') ?? []).map((key) => Buffer.from(key, 'hex')),
    );
  }

  /** Reads the environment. Throws BadSetting with one clear line for the first setting that does not fit. */
  static from(environment: Record<string, string | undefined>): Config {
    const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
    const parsed = settings.safeParse(given);
    if (parsed.success) return new Config(parsed.data);
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const description = (settings.shape as Record<string, z.ZodType>)[name]?.description ?? '';
    throw new BadSetting(`Invalid setting ${name}: ${issue?.message} (${description})`);
  }

  private refuseForgottenProduction({ NODE_ENV, PUBLIC_DEVELOPMENT }: Settings): void {
    if (NODE_ENV !== 'development' || PUBLIC_DEVELOPMENT) return;
    const { protocol, hostname } = new URL(this.publicOrigin);
    if (protocol === 'http:' && isThisMachine(hostname) && isThisMachine(this.host)) return;
    throw new BadSetting(
      'NODE_ENV must be `production` when the server is publicly reachable (PUBLIC_ORIGIN, HOST): the demo passwords are public. To expose a development server set PUBLIC_DEVELOPMENT=true. ' +
        'passwords of the demonstration people. For a development that others may reach set PUBLIC_DEVELOPMENT=true.',
    );
  }

  private refuseLosses({ LOSS_PRICES }: Settings): void {
    const losses = this.stripe && LOSS_PRICES === 'refused' ? lossesOf(this.prices) : [];
    if (losses.length === 0) return;
    throw new BadSetting(
      `Setting COIN_PACKAGES sells coins for less than they pay out at COINS_PER_DOLLAR=${this.prices.coinsPerDollar}: ` +
        `${losses.join('; ')}. Change either of them, or set LOSS_PRICES=accepted.`,
    );
  }

  private refuseUnsafeProduction(values: Settings): void {
    if (!this.production) return;
    if (values.PAYMENT_GATEWAY === undefined) {
      throw new BadSetting('Setting PAYMENT_GATEWAY must be named in production: stripe takes real payments.');
    }
    if (this.sandboxInProduction && !values.SANDBOX_IN_PRODUCTION) {
      throw new BadSetting(
        'Setting PAYMENT_GATEWAY=sandbox gives coins away that can be paid out as money; production starts with it only ' +
          'where SANDBOX_IN_PRODUCTION=true, and every page then says so.',
      );
    }
    if (this.payoutGateway === 'sandbox') {
      throw new BadSetting(
        'PAYOUT_GATEWAY=sandbox reports payouts that never happened; it is not allowed in production.',
      );
    }
    if (typeof this.payoutGateway === 'object' && !this.payoutGateway.url.startsWith('https://')) {
      throw new BadSetting('Setting PAYOUT_API_URL must be an https:// address in production.');
    }
    if (values.SMTP_URL && new URL(values.SMTP_URL).port === MAIL_CATCHER && !values.MAIL_CATCHER_IN_PRODUCTION) {
      throw new BadSetting(
        'Setting SMTP_URL leads to a mail catcher, whose page shows every reset link; production starts with it only where ' +
          'MAIL_CATCHER_IN_PRODUCTION=true.',
      );
    }
    if (values.REDIS_URL && !passwordIn(values.REDIS_URL) && !isThisMachine(new URL(values.REDIS_URL).hostname)) {
      throw new BadSetting(
        'Setting REDIS_URL needs a password in production, as in redis://:password@host:6379: whoever reaches it publishes notices.',
      );
    }
    if (values.SESSION_SECRET === undefined) throw new BadSetting('Setting SESSION_SECRET must be set in production.');
    if (values.ENCRYPTION_KEY === undefined) throw new BadSetting('Setting ENCRYPTION_KEY must be set in production.');
    for (const [name, secret, least] of secretsIn(values)) {
      const weakness = secret === undefined ? undefined : weaknessOf(secret, least);
      if (weakness) throw new BadSetting(`Setting ${name} ${weakness}; generate one with: openssl rand -hex 32`);
    }
    if (values.SESSION_SECRET === values.ENCRYPTION_KEY) {
      throw new BadSetting('Setting SESSION_SECRET must not be the same as ENCRYPTION_KEY in production.');
    }
    if (this.demo) throw new BadSetting('Setting DEMO must not be true in production: everybody knows its passwords.');
    if (!this.verifyEmails) {
      throw new BadSetting('Setting VERIFY_EMAILS must not be false in production: anybody could sign up as anybody.');
    }
    if (!this.publicOrigin.startsWith('https://')) {
      throw new BadSetting('Setting PUBLIC_ORIGIN must begin with https:// in production.');
    }
    if (this.stripe?.apiUrl) throw new BadSetting('Setting STRIPE_API_URL must not be set in production.');
    if (this.google?.endpoint) throw new BadSetting('Setting GOOGLE_ENDPOINT must not be set in production.');
  }
}

/** Provides the settings that use cases of a context know: Config, of which they see no more than `Known` names. */
export const settingsOf = <Known>(provide: (abstract new () => Known) & (Config extends Known ? unknown : never)) => ({
  provide,
  useExisting: Config,
});

/** Whether nobody but this machine itself gets there under this name or address. */
function isThisMachine(name: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|::1|\[::1\])$/.test(name);
}

/** The port of Mailpit, MailHog and the like. */
const MAIL_CATCHER = '1025';

/** Whether mails cross a network: neither to this machine nor to a container beside this one, whose name has no dot. */
function mailsElsewhere(smtpUrl: string): boolean {
  const { hostname } = new URL(smtpUrl);
  return !isThisMachine(hostname) && /[.:]/.test(hostname);
}

/** Whatever opens something to whoever knows it, with the characters that each has to have. */
function secretsIn(values: Settings): readonly (readonly [name: string, secret: string | undefined, least: number])[] {
  const names = [
    'SESSION_SECRET',
    'ENCRYPTION_KEY',
    'METRICS_TOKEN',
    'S3_SECRET_KEY',
    'IMAGE_HOST_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'PAYOUT_API_KEY',
    'GOOGLE_CLIENT_SECRET',
  ] as const;
  return [
    ...names.map((name) => [name, values[name], 16] as const),
    // Without a password the network or the socket says who comes in; with one it may be the provider's, and short.
    ['DATABASE_URL', values.DATABASE_URL && passwordIn(addressesIn(values.DATABASE_URL)[0]), 8],
    ['REDIS_URL', passwordIn(values.REDIS_URL), 8],
  ];
}

function passwordIn(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).password || undefined : undefined;
}

function googleOf(values: Settings): GoogleSettings | undefined {
  if (values.GOOGLE_CLIENT_ID === undefined) return undefined;
  return {
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: needed(values, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID is set'),
    endpoint: values.GOOGLE_ENDPOINT?.replace(/\/$/, ''),
  };
}

function stripeOf(values: Settings): StripeSettings | undefined {
  if (values.PAYMENT_GATEWAY !== 'stripe') return undefined;
  return {
    secretKey: needed(values, 'STRIPE_SECRET_KEY', 'PAYMENT_GATEWAY=stripe'),
    webhookSecret: needed(values, 'STRIPE_WEBHOOK_SECRET', 'PAYMENT_GATEWAY=stripe'),
    apiUrl: values.STRIPE_API_URL,
  };
}

function payoutGatewayOf(values: Settings): Config['payoutGateway'] {
  if (values.PAYOUT_GATEWAY !== 'http') return values.PAYOUT_GATEWAY;
  const url = needed(values, 'PAYOUT_API_URL', 'PAYOUT_GATEWAY=http').replace(/\/$/, '');
  return { url, key: needed(values, 'PAYOUT_API_KEY', 'PAYOUT_GATEWAY=http') };
}

function imageSettings(values: Settings): ImageStoreSettings {
  switch (values.IMAGE_STORE) {
    case 'local':
      return { store: 'local' };
    case 's3':
      return {
        store: 's3',
        endpoint: needed(values, 'S3_ENDPOINT', 'IMAGE_STORE=s3'),
        region: values.S3_REGION,
        bucket: needed(values, 'S3_BUCKET', 'IMAGE_STORE=s3'),
        accessKeyId: needed(values, 'S3_ACCESS_KEY', 'IMAGE_STORE=s3'),
        secretAccessKey: needed(values, 'S3_SECRET_KEY', 'IMAGE_STORE=s3'),
      };
    case 'host':
      return {
        store: 'host',
        url: needed(values, 'IMAGE_HOST_URL', 'IMAGE_STORE=host'),
        key: needed(values, 'IMAGE_HOST_KEY', 'IMAGE_STORE=host'),
        shownFrom: needed(values, 'IMAGE_HOST_PICTURES', 'IMAGE_STORE=host'),
      };
  }
}

function needed<Name extends keyof Settings>(
  values: Settings,
  name: Name,
  choice: string,
): NonNullable<Settings[Name]> {
  const value = values[name];
  if (value === undefined || value === null) throw new BadSetting(`Setting ${name} must be set when ${choice}.`);
  return value;
}

function keepsFiles({ DATABASE_URL, SMTP_URL, IMAGE_STORE, SESSION_SECRET, ENCRYPTION_KEY }: Settings): boolean {
  return IMAGE_STORE !== 's3' || [DATABASE_URL, SMTP_URL, SESSION_SECRET, ENCRYPTION_KEY].includes(undefined);
}

/** Throws BadSetting where this process cannot keep what it has in DATA_DIR, be it there already or not. */
function refuseUnwritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const kept = ['', 'kaaj.sqlite', 'secrets', 'images', 'outbox'].map((name) => join(dataDir, name));
    for (const path of kept.filter((each) => existsSync(each))) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code, path = dataDir } = error as NodeJS.ErrnoException;
    throw new BadSetting(
      `Setting DATA_DIR names ${dataDir}, where this process (user ${userInfo().uid}) cannot write ${path} (${code}): give the ` +
        'folder and what is in it to that user, or name another one.',
    );
  }
}

/** A laptop's secret is made once and kept beside its data, so that sessions outlive a restart. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'secrets', name);
  if (!existsSync(file)) {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
