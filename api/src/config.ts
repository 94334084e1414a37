import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { COINS_PER_DOLLAR, COIN_RATES, type Language, MINIMUM_WITHDRAWAL_COINS, PLATFORM_NAMES } from '@kaaj/contract';
import { z } from 'zod';
import { DEFAULT_PACKAGES, lossMakingPackages, packagesIn, type Prices } from './prices';
import { accentOf, faultOfAccent } from './platform/brand/accent';
import { MAX_LOGO_KB, readLogo } from './platform/brand/logo-file';
import { hostUrlsOf, areValidHostUrls, faultOfAccount } from './platform/database/addresses';
import { faultOfOptions } from './platform/database/tls-options';
import { type DatabaseLimits } from './platform/database/database-limits';
import { EncryptionKeys } from './platform/encryption/encryption-keys';
import { weaknessOf } from './weak-secrets';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = z.coerce.number().int();

const between = (least: number, most: number, usual: number) => wholeNumber.min(least).max(most).default(usual);

/** A limit of at least one. */
const most = (usual: number, meaning: string) => wholeNumber.min(1).default(usual).describe(meaning);

function refused(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

/** Secrets typed by hand rarely pass this check. */
const looksRandom = (secret: string): boolean => new Set(secret).size >= 8;

/** Scheme, host and port as browsers write them, without a trailing slash. */
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

/** A proxy setting: an address, a network, or a keyword for private ones. */
function isProxy(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true;
  const [address = '', bits, ...more] = name.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (most === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most);
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** A URL with an account, whose errors are reported first. */
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

/** One line, shown in pages, mails and authenticators. */
const platformName = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}<>{}":]/u.test(name), 'must be one line without < > { } " and :')
  .optional();

const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be six hexadecimal digits after #, as in #0a6b51')
  .toLowerCase()
  .optional();

/** All settings that the API reads from its environment, with defaults and descriptions. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production enables all safety checks'),
  ALLOW_PUBLIC_DEVELOPMENT: flag
    .default(false)
    .describe('true: allow non-local access to a development server (demo users, safety checks off)'),
  PORT: between(0, 65_535, 3000).describe('TCP port to listen on'),
  HOST: z.string().default('localhost').describe('address to listen on; 0.0.0.0 behind a gateway'),
  PUBLIC_ORIGIN: origin()
    .optional()
    .describe('public origin of the site, as in the address bar; default http://localhost:PORT'),
  DATA_DIR: z.string().default('data').describe('folder for the embedded database, pictures, mails and secrets'),
  DATABASE_URL: address
    .regex(/^(mysql|mariadb):\/\//, 'must begin with mysql://; unset for the embedded database')
    .refine(areValidHostUrls, 'must name each host once: mysql://user:password@first:3306,second:3306/name')
    .superRefine((url, context) => {
      const fault = faultOfOptions(url);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .optional()
    .describe(
      'mysql://user:password@host:port/name, several hosts comma-separated, preferred first, ?ssl=verify&ssl-ca=FILE for TLS; unset: embedded SQLite in DATA_DIR',
    ),
  DATABASE_CONNECTIONS: between(4, 400, 8).describe(
    'MySQL connections per process: two for long-running statements, the rest split evenly between writes and reads',
  ),
  DATABASE_STATEMENT_SECONDS: between(0, 3600, 30).describe(
    'statement time-out on MariaDB (on MySQL: of reads only), except for reports and tools; 0: no limit',
  ),
  DATABASE_LOCK_SECONDS: between(1, 600, 5).describe('lock wait time-out'),
  DATABASE_WAIT_SECONDS: between(1, 600, 10).describe(
    'time-out for a pooled connection (MySQL) or the write lock (SQLite); then 503',
  ),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone')
    .default('Asia/Dhaka')
    .describe('IANA time zone of completion dates'),
  STATIC_ROOT: z.string().optional().describe('directory of the built front end to serve; unset: API only'),
  SHELL_URL: origin()
    .optional()
    .describe('origin of a separate shell server, for server-rendered /task/ID pages; not with STATIC_ROOT'),
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
  PREVIOUS_ENCRYPTION_KEYS: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/, 'must be keys of 64 hex digits, comma-separated')
    .optional()
    .describe('previous encryption keys, used for decryption only until `keys rotate` has finished'),
  VERIFY_EMAILS: flag.optional().describe('require email verification; default true in production, off in demo mode'),
  ADMIN_SECOND_FACTOR: flag
    .optional()
    .describe('require a second factor of Admins; default true in production, else false'),
  DEMO: flag.optional().describe('load demo data; default true outside production'),
  REVIEW_DAYS: between(0, 365, 7).describe('days until an undecided submission is accepted automatically; 0: never'),
  FIRST_TASKS_REVIEWED: between(0, 100, 0).describe(
    'number of first tasks of a new buyer that an Admin reviews before they are public; 0: none',
  ),
  REVISION_HOURS: between(1, 336, 48).describe(
    'hours a worker has to submit requested changes; then the submission is rejected',
  ),
  FEE_PERCENT: between(0, 50, 0).describe(
    'fee in percent of the pay, paid by buyers in addition; 0: none. Posted tasks and batches keep their fee. Restart all processes together to change it',
  ),
  GOODWILL_COINS: between(0, 1_000_000_000, 1000).describe(
    'monthly budget (coins) for dispute awards that no buyer funds can cover; 0: none',
  ),
  REJECTION_WINDOW_SIZE: between(0, 100, 20).describe(
    'number of recent decisions considered for the rejection limit; 0: no limit',
  ),
  MAX_REJECTION_PERCENT: between(1, 100, 60).describe(
    'maximum rejection rate in percent; above it rejecting is suspended until an Admin lifts it',
  ),
  MAX_ACTIVE_CLAIMS: between(1, 100, 3).describe('maximum number of active claims per worker'),
  DECISION_HOURS: between(1, 720, 48).describe(
    'promised time for the decision on a withdrawal, in hours; overdue withdrawals are listed first',
  ),
  MINIMUM_WITHDRAWAL_COINS: between(1, 1_000_000, MINIMUM_WITHDRAWAL_COINS).describe(
    'minimum withdrawal in coins; not for a withdrawal of all earned coins',
  ),
  PAYOUT_HOURS: between(1, 720, 72).describe('promised payout time in hours after acceptance'),
  PAYOUT_ACCOUNT_COOLING_OFF_HOURS: wholeNumber
    .min(0)
    .max(720)
    .optional()
    .describe(
      'cooling-off period in hours for a new payout account, skipped if saved with the password; default 24, 0 in demo mode',
    ),
  REFUNDABLE_DAYS: between(0, 365, 14).describe('days a purchase counts as refundable in risk signals'),
  PAYOUT_GATEWAY: z
    .enum(['manual', 'sandbox', 'http'])
    .default('manual')
    .describe(
      'manual: file export for an Admin; http: external disbursement service; sandbox: simulated, not in production',
    ),
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
      'sandbox: free coins, with a notice on pages; stripe: real payments; default sandbox, required in production',
    ),
  SANDBOX_IN_PRODUCTION: flag
    .default(false)
    .describe('allow PAYMENT_GATEWAY=sandbox in production (every page shows a warning)'),
  COIN_PACKAGES: z
    .string()
    .default(DEFAULT_PACKAGES)
    .transform((text, context) => packagesIn(text) ?? refused(context, 'must be a list like 10:1,150:10.50'))
    .describe('coin packages for sale: COINS:DOLLARS, comma-separated, at most 12'),
  COINS_PER_DOLLAR: wholeNumber
    .default(COINS_PER_DOLLAR)
    .refine((rate) => (COIN_RATES as readonly number[]).includes(rate), `must be one of ${COIN_RATES.join(', ')}`)
    .describe('coins that pay out one dollar; a number that divides 100'),
  LOSS_PRICES: z
    .enum(['refused', 'accepted'])
    .default('refused')
    .describe('allow packages priced below their payout value'),
  STRIPE_SECRET_KEY: z.string().optional().describe('secret key of the Stripe account'),
  STRIPE_WEBHOOK_SECRET: z.string().optional().describe('signing secret of the Stripe webhook /api/payment/webhook'),
  STRIPE_API_URL: z.url().optional().describe('replacement of https://api.stripe.com for tests; refused in production'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('log level'),
  LIMIT_PENDING_WITHDRAWALS: most(20, 'maximum number of undecided withdrawals per worker'),
  IMAGE_STORE: z
    .enum(['local', 's3', 'host'])
    .default('local')
    .describe('storage of pictures: local: DATA_DIR; s3: a bucket; host: an external image host'),
  S3_ENDPOINT: z.url().optional().describe('URL of the S3-compatible store (IMAGE_STORE=s3)'),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket (IMAGE_STORE=s3)'),
  S3_BUCKET: z.string().optional().describe('bucket for pictures (IMAGE_STORE=s3)'),
  S3_ACCESS_KEY: z.string().optional().describe('access key id of the bucket (IMAGE_STORE=s3)'),
  S3_SECRET_KEY: z.string().optional().describe('secret access key of the bucket (IMAGE_STORE=s3)'),
  IMAGE_HOST_URL: z.url().optional().describe('upload URL of the external image host (IMAGE_STORE=host)'),
  IMAGE_HOST_KEY: z.string().optional().describe('API key of the external image host (IMAGE_STORE=host)'),
  IMAGE_HOST_PICTURES: origin(/^https:$/)
    .optional()
    .describe('https origin of the pictures of that host; pages load pictures only from it and their own origin'),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform((text) => words(text).map((name) => (isThisMachine(name) ? 'loopback' : name)))
    .refine(
      (names) => names.every(isProxy),
      'must be addresses or networks such as 10.1.2.3 or 10.0.0.0/8, or loopback for this machine',
    )
    .describe('IP addresses of trusted proxies for X-Forwarded-For, comma-separated'),
  REQUEST_TIMEOUT_SECONDS: between(1, 600, 60).describe(
    'request time-out; stalled uploads are aborted after a quarter of it',
  ),
  SHUTDOWN_SECONDS: between(0, 600, 10).describe('grace period for in-flight requests at shutdown'),
  REDIS_URL: address
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .refine((url) => URL.canParse(url), 'must be redis://:password@host:port')
    .optional()
    .describe('pub/sub for live notifications; unset: processes poll the database'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token required by /metrics; unset: open outside production, closed in production'),
  LIVE_STATS: flag
    .default(false)
    .describe(
      'live figures on the home page (users, accepted submissions, dollars paid out, open tasks) instead of fixed ones',
    ),
  CAROUSEL_SECONDS: between(1, 60, 3).describe('seconds between two slides of the home page'),
  TAKA_PER_DOLLAR: z
    .string()
    .regex(/^\d{1,4}(\.\d{1,2})?$/, 'must be a number with at most two decimals')
    .transform(Number)
    .refine((rate) => rate > 0, 'must be more than 0')
    .optional()
    .describe('exchange rate in taka per dollar, shown with dollar amounts; unset: dollars only'),
  LINK_DEVELOPERS: outsideLink.describe('https URL of Join as Developer; unset: no link'),
  LINK_CODE_HOST: outsideLink.describe('https URL of the source code in the footer; unset: no link'),
  LINK_MESSENGER: outsideLink.describe('https URL of the messenger in the footer; unset: no link'),
  LINK_TERMS: outsideLink.describe('https URL of your terms in the footer; unset: the page /terms'),
  LINK_PRIVACY: outsideLink.describe('https URL of your privacy notice in the footer; unset: the page /privacy'),
  LINK_CONTACT: outsideLink.describe('https URL of your contact page in the footer; unset: the page /contact'),
  PLATFORM_NAME: platformName.describe('name of the platform in pages and e-mails; unset: Kaaj'),
  PLATFORM_NAME_BN: platformName.describe('name of the platform in Bangla; unset: PLATFORM_NAME'),
  LOGO_FILE: z
    .string()
    .optional()
    .describe(`PNG, JPEG, WebP or SVG file of at most ${MAX_LOGO_KB} KB; unset: the built-in logo`),
  ACCENT_COLOR: colour.describe(
    'accent colour, as in #0a6b51; its contrast to light backgrounds must be at least 4.5:1; unset: green',
  ),
  ACCENT_COLOR_DARK: colour.describe(
    'accent colour of the dark theme, readable on dark backgrounds; unset: ACCENT_COLOR, brightened',
  ),
  LINK_NETWORK: outsideLink.describe('https URL of the professional network in the footer; unset: no link'),
  SMTP_URL: address
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine((url) => URL.canParse(url), 'must be smtp(s)://user:password@host:port')
    .optional()
    .describe(
      'smtp(s)://user:password@host:port for e-mail; smtp:// to another machine requires STARTTLS; unset: e-mails are files in DATA_DIR/outbox, and notifications are not e-mailed',
    ),
  MAIL_CATCHER_IN_PRODUCTION: flag
    .default(false)
    .describe('allow a mail catcher (port 1025) in production, whose page shows all e-mails publicly'),
  MAIL_FROM: z.string().min(3).default('Kaaj <no-reply@localhost>').describe('sender of all e-mails'),
  WEBHOOK_HOSTS: z
    .string()
    .default('')
    .transform((text) => words(text.toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^([^\s:/[\]]+|\[[\da-f:.]+\]):\d{1,5}$/.test(host)),
      'must be names with ports, as in hooks.example:8080',
    )
    .describe(
      'internal hosts (name:port, comma-separated) that webhooks and pictures of items may reach, also over http',
    ),
  GOOGLE_CLIENT_ID: z.string().optional().describe('OAuth client id for sign-in with Google; unset: no button'),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('OAuth client secret of GOOGLE_CLIENT_ID'),
  GOOGLE_ENDPOINT: z
    .url()
    .optional()
    .describe('replacement of Google for tests: origin with /authorize, /token and /userinfo; refused in production'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine((issuer) => !/[?#]/.test(issuer), 'must have neither ? nor #')
    .optional()
    .describe('issuer of the OpenID Connect provider for sign-in, as in its metadata; unset: no button'),
  OIDC_CLIENT_ID: z.string().optional().describe('client id at the OpenID Connect provider'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('client secret of OIDC_CLIENT_ID'),
  OIDC_NAME: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe('name of the provider on the sign-in button; unset: the host of OIDC_ISSUER'),
  LIMIT_PASSWORDS_ACCOUNT: most(10, 'wrong passwords per account and IP address in 15 minutes'),
  LIMIT_PASSWORDS_ADDRESS: most(100, 'wrong passwords per IP address in 15 minutes'),
  LIMIT_PASSWORDS_UNKNOWN_BROWSER: most(
    50,
    'failed logins per account and day from unknown browsers; then exponential back-off',
  ),
  LIMIT_SIGN_INS: most(60, 'successful sign-ins per account and IP address, or known browser, in 15 minutes'),
  LIMIT_SIGN_UPS: most(100, 'sign-ups per IP address and hour'),
  LIMIT_RESETS: most(30, 'password reset requests per IP address and hour'),
  LIMIT_SEARCHES: most(120, 'searches of the public list per IP address, and inclusion proofs per user, per minute'),
  LIMIT_KEY_CALLS: most(600, 'calls with one API key per minute'),
  LIMIT_UPLOADS: most(
    120,
    'picture uploads per hour and user, or IP address for all its users with unverified addresses',
  ),
  LIMIT_PURCHASES: most(200, 'purchases of coins per buyer and hour'),
});

type Settings = z.infer<typeof settings>;

export type ImageStoreSettings = ReturnType<typeof imageSettings>;

/** An invalid setting, with which the API does not start. The message names it and the error, in one line. */
export class ConfigError extends Error {}

abstract class Parsed {
  constructor(protected readonly values: Settings) {}
}

/** The validated settings of one process. */
export class Config extends Parsed {
  readonly production = this.values.NODE_ENV === 'production';
  readonly port = this.values.PORT;
  readonly host = this.values.HOST;
  /** Scheme, host and port; without a trailing slash. */
  readonly publicOrigin = this.values.PUBLIC_ORIGIN ?? new URL(`http://localhost:${this.port}`).origin;
  readonly dataDir = resolve(this.values.DATA_DIR);
  readonly databaseUrl = this.values.DATABASE_URL;
  readonly databaseConnections = this.values.DATABASE_CONNECTIONS;
  readonly databaseLimits: DatabaseLimits = {
    statementSeconds: this.values.DATABASE_STATEMENT_SECONDS,
    graceSeconds: 5,
    lockSeconds: this.values.DATABASE_LOCK_SECONDS,
    waitSeconds: this.values.DATABASE_WAIT_SECONDS,
  };
  readonly timeZone = this.values.TIME_ZONE;
  readonly staticRoot = this.values.STATIC_ROOT && resolve(this.values.STATIC_ROOT);
  /** Scheme, host and port; without a trailing slash. */
  readonly shellUrl = this.values.SHELL_URL;
  readonly demo = this.values.DEMO ?? !this.production;
  /** False: every address counts as verified. */
  readonly verifyEmails = !this.demo && (this.values.VERIFY_EMAILS ?? this.production);
  readonly adminSecondFactor = this.values.ADMIN_SECOND_FACTOR ?? this.production;
  readonly reviewDays = this.values.REVIEW_DAYS;
  readonly firstTasksReviewed = this.values.FIRST_TASKS_REVIEWED;
  readonly changesHours = this.values.REVISION_HOURS;
  readonly feePercent = this.values.FEE_PERCENT;
  readonly goodwillCoins = this.values.GOODWILL_COINS;
  readonly rejectionsWatched = this.values.REJECTION_WINDOW_SIZE;
  readonly rejectionsPercent = this.values.MAX_REJECTION_PERCENT;
  readonly claimsAtOnce = this.values.MAX_ACTIVE_CLAIMS;
  readonly decisionHours = this.values.DECISION_HOURS;
  readonly minimumWithdrawalCoins = this.values.MINIMUM_WITHDRAWAL_COINS;
  readonly payoutHours = this.values.PAYOUT_HOURS;
  readonly payoutAccountCoolingOffHours = this.values.PAYOUT_ACCOUNT_COOLING_OFF_HOURS ?? (this.demo ? 0 : 24);
  readonly refundableDays = this.values.REFUNDABLE_DAYS;
  readonly payoutGateway = payoutGatewayOf(this.values);
  readonly scheduler = this.values.SCHEDULER;
  /** undefined: the sandbox. */
  readonly stripe = stripeOf(this.values);
  /** The sandbox gives coins for free, which users in production could take for bought ones. */
  readonly sandboxInProduction = this.production && !this.stripe;
  readonly prices: Prices = { packages: this.values.COIN_PACKAGES, coinsPerDollar: this.values.COINS_PER_DOLLAR };
  readonly logLevel = this.values.LOG_LEVEL;
  readonly trustProxy: readonly string[] = this.values.TRUST_PROXY;
  readonly images = imageSettings(this.values);
  readonly pictureOrigin = this.values.IMAGE_HOST_PICTURES;
  readonly requestTimeoutSeconds = this.values.REQUEST_TIMEOUT_SECONDS;
  readonly shutdownSeconds = this.values.SHUTDOWN_SECONDS;
  readonly redisUrl = this.values.REDIS_URL;
  readonly metricsToken = this.values.METRICS_TOKEN;
  readonly liveStats = this.values.LIVE_STATS;
  readonly carouselSeconds = this.values.CAROUSEL_SECONDS;
  /** undefined: only dollars. */
  readonly takaPerDollar = this.values.TAKA_PER_DOLLAR;
  /** External links of the frame; undefined where not set. */
  readonly links = {
    developers: this.values.LINK_DEVELOPERS,
    codeHost: this.values.LINK_CODE_HOST,
    messenger: this.values.LINK_MESSENGER,
    network: this.values.LINK_NETWORK,
    terms: this.values.LINK_TERMS,
    privacy: this.values.LINK_PRIVACY,
    contact: this.values.LINK_CONTACT,
  } as const;
  readonly platformName: Readonly<Record<Language, string>> = {
    en: this.values.PLATFORM_NAME ?? PLATFORM_NAMES.en,
    bn: this.values.PLATFORM_NAME_BN ?? this.values.PLATFORM_NAME ?? PLATFORM_NAMES.bn,
  };
  readonly brand = brandOf(this.values);
  readonly mail = {
    smtpUrl: this.values.SMTP_URL,
    from: this.values.MAIL_FROM,
    requireTls: this.values.SMTP_URL !== undefined && mailsElsewhere(this.values.SMTP_URL),
  } as const;
  /** name:port, lower case. */
  readonly webhookHosts: readonly string[] = this.values.WEBHOOK_HOSTS;
  /** Undefined: people sign in by password only. */
  readonly google = googleOf(this.values);
  /** Undefined: no sign-in with OpenID Connect. */
  readonly oidc = oidcOf(this.values);
  /** Attempts per window: 15 minutes for passwords, a day for those from unknown browsers, an hour for the rest. */
  readonly limits = {
    passwordsPerAccount: this.values.LIMIT_PASSWORDS_ACCOUNT,
    passwordsPerAddress: this.values.LIMIT_PASSWORDS_ADDRESS,
    passwordsOfUnknownBrowsers: this.values.LIMIT_PASSWORDS_UNKNOWN_BROWSER,
    signIns: this.values.LIMIT_SIGN_INS,
    signUps: this.values.LIMIT_SIGN_UPS,
    resets: this.values.LIMIT_RESETS,
    searches: this.values.LIMIT_SEARCHES,
    uploads: this.values.LIMIT_UPLOADS,
    purchases: this.values.LIMIT_PURCHASES,
    keyCalls: this.values.LIMIT_KEY_CALLS,
    pendingWithdrawals: this.values.LIMIT_PENDING_WITHDRAWALS,
  } as const;
  readonly sessionSecret: string;
  readonly keys: EncryptionKeys;

  constructor(values: Settings) {
    super(values);
    this.refuseForgottenProduction(values);
    this.refuseUnsafeProduction(values);
    this.refuseLosses(values);
    if (usesDataDir(values)) refuseUnwritable(this.dataDir);
    this.sessionSecret = values.SESSION_SECRET ?? storedSecret(this.dataDir, 'session-secret');
    this.keys = new EncryptionKeys(
      Buffer.from(values.ENCRYPTION_KEY ?? storedSecret(this.dataDir, 'encryption-key'), 'hex'),
      (values.PREVIOUS_ENCRYPTION_KEYS?.split(',') ?? []).map((key) => Buffer.from(key, 'hex')),
    );
  }

  /** Reads the environment. Throws ConfigError with one line for the first invalid setting. */
  static from(environment: Record<string, string | undefined>): Config {
    const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
    const parsed = settings.safeParse(given);
    if (parsed.success) return new Config(parsed.data);
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const description = (settings.shape as Record<string, z.ZodType>)[name]?.description ?? '';
    throw new ConfigError(`Invalid setting ${name}: ${issue?.message} (${description})`);
  }

  private refuseForgottenProduction({ NODE_ENV, ALLOW_PUBLIC_DEVELOPMENT }: Settings): void {
    if (NODE_ENV !== 'development' || ALLOW_PUBLIC_DEVELOPMENT) return;
    const { protocol, hostname } = new URL(this.publicOrigin);
    if (protocol === 'http:' && isThisMachine(hostname) && isThisMachine(this.host)) return;
    throw new ConfigError(
      'NODE_ENV must be `production` when the server is publicly reachable (PUBLIC_ORIGIN, HOST): the demo passwords are public. ' +
        'To expose a development server set ALLOW_PUBLIC_DEVELOPMENT=true.',
    );
  }

  private refuseLosses({ LOSS_PRICES }: Settings): void {
    const losses = this.stripe && LOSS_PRICES === 'refused' ? lossMakingPackages(this.prices) : [];
    if (losses.length === 0) return;
    throw new ConfigError(
      `Setting COIN_PACKAGES sells coins for less than they pay out at COINS_PER_DOLLAR=${this.prices.coinsPerDollar}: ` +
        `${losses.join('; ')}. Change either of them, or set LOSS_PRICES=accepted.`,
    );
  }

  private refuseUnsafeProduction(values: Settings): void {
    if (!this.production) return;
    if (values.PAYMENT_GATEWAY === undefined) {
      throw new ConfigError('Setting PAYMENT_GATEWAY is required in production: stripe takes real payments.');
    }
    if (this.sandboxInProduction && !values.SANDBOX_IN_PRODUCTION) {
      throw new ConfigError(
        'Setting PAYMENT_GATEWAY=sandbox gives free coins that can be paid out as money. In production it requires ' +
          'SANDBOX_IN_PRODUCTION=true, and every page then shows a warning.',
      );
    }
    if (this.payoutGateway === 'sandbox') {
      throw new ConfigError(
        'PAYOUT_GATEWAY=sandbox reports payouts that never happened; it is not allowed in production.',
      );
    }
    if (typeof this.payoutGateway === 'object' && !this.payoutGateway.url.startsWith('https://')) {
      throw new ConfigError('Setting PAYOUT_API_URL must be an https:// address in production.');
    }
    if (values.SMTP_URL && new URL(values.SMTP_URL).port === MAIL_CATCHER && !values.MAIL_CATCHER_IN_PRODUCTION) {
      throw new ConfigError(
        'Setting SMTP_URL points to a mail catcher, whose page shows every reset link. In production it requires ' +
          'MAIL_CATCHER_IN_PRODUCTION=true.',
      );
    }
    if (values.REDIS_URL && !passwordIn(values.REDIS_URL) && !isThisMachine(new URL(values.REDIS_URL).hostname)) {
      throw new ConfigError(
        'Setting REDIS_URL needs a password in production, as in redis://:password@host:6379: anyone who can reach it can publish notifications.',
      );
    }
    if (values.SESSION_SECRET === undefined) throw new ConfigError('Setting SESSION_SECRET must be set in production.');
    if (values.ENCRYPTION_KEY === undefined) throw new ConfigError('Setting ENCRYPTION_KEY must be set in production.');
    for (const [name, secret, least] of secretsIn(values)) {
      const weakness = secret === undefined ? undefined : weaknessOf(secret, least);
      if (weakness) throw new ConfigError(`Setting ${name} ${weakness}; generate one with: openssl rand -hex 32`);
    }
    if (values.SESSION_SECRET === values.ENCRYPTION_KEY) {
      throw new ConfigError('Setting SESSION_SECRET must not be the same as ENCRYPTION_KEY in production.');
    }
    if (this.demo) throw new ConfigError('Setting DEMO must not be true in production: its passwords are public.');
    if (!this.verifyEmails) {
      throw new ConfigError(
        'Setting VERIFY_EMAILS must not be false in production: users could sign up with the address of another person.',
      );
    }
    if (!this.publicOrigin.startsWith('https://')) {
      throw new ConfigError('Setting PUBLIC_ORIGIN must begin with https:// in production.');
    }
    if (this.stripe?.apiUrl) throw new ConfigError('Setting STRIPE_API_URL must not be set in production.');
    if (this.oidc && !this.oidc.issuer.startsWith('https://')) {
      throw new ConfigError('Setting OIDC_ISSUER must be an https:// address in production.');
    }
    if (this.google?.endpoint) throw new ConfigError('Setting GOOGLE_ENDPOINT must not be set in production.');
  }
}

/** Provides a context's settings by Config, of which use cases see only the members of `Known`. */
export const settingsOf = <Known>(provide: (abstract new () => Known) & (Config extends Known ? unknown : never)) => ({
  provide,
  useExisting: Config,
});

/** Whether a name or address refers to this machine. */
function isThisMachine(name: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|::1|\[::1\])$/.test(name);
}

/** The port of Mailpit, MailHog and similar tools. */
const MAIL_CATCHER = '1025';

/** Whether the mail server is remote: neither this machine nor a container next to it, whose name has no dot. */
function mailsElsewhere(smtpUrl: string): boolean {
  const { hostname } = new URL(smtpUrl);
  return !isThisMachine(hostname) && /[.:]/.test(hostname);
}

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
    'OIDC_CLIENT_SECRET',
  ] as const;
  return [
    ...names.map((name) => [name, values[name], 16] as const),
    // Without a password, network or socket control the access. A password may be the provider's, and short.
    ['DATABASE_URL', values.DATABASE_URL && passwordIn(hostUrlsOf(values.DATABASE_URL)[0]), 8],
    ['REDIS_URL', passwordIn(values.REDIS_URL), 8],
  ];
}

function passwordIn(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).password || undefined : undefined;
}

function googleOf(values: Settings) {
  if (values.GOOGLE_CLIENT_ID === undefined) return undefined;
  return {
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: needed(values, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID is set'),
    endpoint: values.GOOGLE_ENDPOINT?.replace(/\/$/, ''),
  };
}

function oidcOf(values: Settings) {
  if (values.OIDC_ISSUER === undefined) return undefined;
  return {
    issuer: values.OIDC_ISSUER,
    clientId: needed(values, 'OIDC_CLIENT_ID', 'OIDC_ISSUER is set'),
    clientSecret: needed(values, 'OIDC_CLIENT_SECRET', 'OIDC_ISSUER is set'),
    name: values.OIDC_NAME ?? new URL(values.OIDC_ISSUER).hostname,
  };
}

/** Throws ConfigError for an invalid logo, and for a colour that is not readable. */
function brandOf({ LOGO_FILE, ACCENT_COLOR, ACCENT_COLOR_DARK }: Settings) {
  if (ACCENT_COLOR === undefined && ACCENT_COLOR_DARK !== undefined) {
    throw new ConfigError('Setting ACCENT_COLOR must be set when ACCENT_COLOR_DARK is set.');
  }
  const colours = [
    ['ACCENT_COLOR', 'light', ACCENT_COLOR],
    ['ACCENT_COLOR_DARK', 'dark', ACCENT_COLOR_DARK],
  ] as const;
  for (const [name, theme, value] of colours) {
    const fault = value === undefined ? undefined : faultOfAccent(theme, value);
    if (fault) throw new ConfigError(`Setting ${name}=${value} ${fault}.`);
  }
  const logo = LOGO_FILE === undefined ? undefined : readLogo(LOGO_FILE);
  if (typeof logo === 'string') throw new ConfigError(`Setting LOGO_FILE names ${LOGO_FILE}, which ${logo}.`);
  return { logo, accent: ACCENT_COLOR === undefined ? undefined : accentOf(ACCENT_COLOR, ACCENT_COLOR_DARK) };
}

function stripeOf(values: Settings) {
  if (values.PAYMENT_GATEWAY !== 'stripe') return undefined;
  return {
    secretKey: needed(values, 'STRIPE_SECRET_KEY', 'PAYMENT_GATEWAY=stripe'),
    webhookSecret: needed(values, 'STRIPE_WEBHOOK_SECRET', 'PAYMENT_GATEWAY=stripe'),
    apiUrl: values.STRIPE_API_URL,
  };
}

function payoutGatewayOf(values: Settings) {
  if (values.PAYOUT_GATEWAY !== 'http') return values.PAYOUT_GATEWAY;
  const url = needed(values, 'PAYOUT_API_URL', 'PAYOUT_GATEWAY=http').replace(/\/$/, '');
  return { url, key: needed(values, 'PAYOUT_API_KEY', 'PAYOUT_GATEWAY=http') };
}

function imageSettings(values: Settings) {
  switch (values.IMAGE_STORE) {
    case 'local':
      return { store: 'local' } as const;
    case 's3':
      return {
        store: 's3',
        endpoint: needed(values, 'S3_ENDPOINT', 'IMAGE_STORE=s3'),
        region: values.S3_REGION,
        bucket: needed(values, 'S3_BUCKET', 'IMAGE_STORE=s3'),
        accessKeyId: needed(values, 'S3_ACCESS_KEY', 'IMAGE_STORE=s3'),
        secretAccessKey: needed(values, 'S3_SECRET_KEY', 'IMAGE_STORE=s3'),
      } as const;
    case 'host':
      return {
        store: 'host',
        url: needed(values, 'IMAGE_HOST_URL', 'IMAGE_STORE=host'),
        key: needed(values, 'IMAGE_HOST_KEY', 'IMAGE_STORE=host'),
        shownFrom: needed(values, 'IMAGE_HOST_PICTURES', 'IMAGE_STORE=host'),
      } as const;
  }
}

function needed<Name extends keyof Settings>(
  values: Settings,
  name: Name,
  choice: string,
): NonNullable<Settings[Name]> {
  const value = values[name];
  if (value === undefined || value === null) throw new ConfigError(`Setting ${name} must be set when ${choice}.`);
  return value;
}

function usesDataDir({ DATABASE_URL, SMTP_URL, IMAGE_STORE, SESSION_SECRET, ENCRYPTION_KEY }: Settings): boolean {
  return IMAGE_STORE !== 's3' || [DATABASE_URL, SMTP_URL, SESSION_SECRET, ENCRYPTION_KEY].includes(undefined);
}

/** Throws ConfigError where DATA_DIR is not writable or cannot be created. */
function refuseUnwritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const existing = ['', 'kaaj.sqlite', 'secrets', 'images', 'outbox'].map((name) => join(dataDir, name));
    for (const path of existing.filter((each) => existsSync(each))) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code, path = dataDir } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      `Setting DATA_DIR names ${dataDir}, where this process (user ${userInfo().uid}) cannot write ${path} (${code}): give the ` +
        'folder and its contents to that user, or set another folder.',
    );
  }
}

/** In development a secret is generated once and stored with the data, so that sessions survive a restart. */
function storedSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'secrets', name);
  if (!existsSync(file)) {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Another starting process created it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 100; tries += 1) {
    const secret = readFileSync(file, 'utf8');
    if (secret !== '') return secret;
    // The file is empty until that process has written it.
    Atomics.wait(clock, 0, 0, 10);
  }
  throw new ConfigError(
    `The secret in ${file} is empty. Restore the file from a backup; or remove it, and all sessions end and nothing encrypted with it can be read.`,
  );
}
