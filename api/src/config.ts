import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type DatabaseLimits } from './platform/database/database-limits';
import { weaknessOf } from './weak-secrets';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = z.coerce.number().int();

/** A person who types something in instead of drawing a secret seldom gets past this. */
const looksRandom = (secret: string): boolean => new Set(secret).size >= 8;

const isOrigin = (address: string): boolean => new URL(address).origin === address.replace(/\/$/, '');

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Every setting the API reads from its environment, with its default and what it means. The only list there is. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production switches every safety check on'),
  PORT: wholeNumber.min(0).max(65_535).default(3000).describe('TCP port to listen on'),
  HOST: z.string().default('localhost').describe('address to listen on; 0.0.0.0 behind a gateway'),
  PUBLIC_ORIGIN: z
    .url()
    .refine(isOrigin, 'must be scheme, host and port alone')
    .optional()
    .describe('origin people see in the address bar; default http://localhost:PORT'),
  DATA_DIR: z.string().default('data').describe('folder for the embedded database, pictures, mails and secrets'),
  DATABASE_URL: z
    .string()
    .regex(/^(mysql|mariadb):\/\//, 'must begin with mysql:// or be left out for the embedded database')
    .optional()
    .describe('mysql://user:password@host:port/name; left out: embedded SQLite in DATA_DIR'),
  DATABASE_POOL: wholeNumber
    .min(2)
    .max(200)
    .default(10)
    .describe(
      'connections each process opens to MySQL for reading, as many again for changes, and two for what takes long',
    ),
  DATABASE_STATEMENT_SECONDS: wholeNumber
    .min(0)
    .max(3600)
    .default(30)
    .describe(
      'longest a statement may run on MariaDB (on MySQL: one that reads); 0: no limit; not for reports and tools',
    ),
  DATABASE_LOCK_SECONDS: wholeNumber
    .min(1)
    .max(600)
    .default(5)
    .describe('longest wait for a row, table or file that another transaction holds'),
  DATABASE_WAIT_SECONDS: wholeNumber
    .min(1)
    .max(600)
    .default(10)
    .describe('longest wait for a free connection to MySQL, or for the turn to write to SQLite; then 503'),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone')
    .default('Asia/Dhaka')
    .describe('IANA time zone whose calendar decides completion dates'),
  STATIC_ROOT: z.string().optional().describe('folder whose built pages this process serves too; left out: API only'),
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
    .describe('64 hex digits; encrypts account numbers at rest'),
  DEMO: flag.optional().describe('demonstration people and tasks; default true outside production'),
  REVIEW_DAYS: wholeNumber.min(1).max(365).default(7).describe('days after which an undecided submission is accepted'),
  SCHEDULER: flag
    .default(true)
    .describe('whether this process closes expired tasks and accepts work nobody decided on'),
  PAYMENT_GATEWAY: z
    .enum(['sandbox', 'stripe'])
    .default('sandbox')
    .describe('sandbox gives coins without money and says so; stripe takes real payments'),
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
  TRUST_PROXY: z
    .string()
    .default('')
    .describe('addresses of the gateways whose X-Forwarded-For counts, comma-separated'),
  SHUTDOWN_SECONDS: wholeNumber.min(0).max(600).default(10).describe('patience for running requests at shutdown'),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must begin with redis:// or rediss://')
    .optional()
    .describe('carries live notifications between several processes; left out: they look into the database'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token that /metrics asks for; left out: open outside production, closed in production'),
  LIVE_STATS: flag
    .default(false)
    .describe('home page figures counted from the database instead of the fixed ones of the content'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional()
    .describe('smtp(s)://user:password@host:port for mail; left out: mails are files in DATA_DIR/outbox'),
  MAIL_FROM: z.string().min(3).default('Kaaj <no-reply@localhost>').describe('sender of every mail'),
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
  LIMIT_SIGN_UPS: wholeNumber.min(1).default(100).describe('sign-ups per address and hour'),
  LIMIT_RESETS: wholeNumber.min(1).default(30).describe('password resets asked for per address and hour'),
  LIMIT_UPLOADS: wholeNumber.min(1).default(120).describe('pictures stored per person and hour'),
});

type Settings = z.infer<typeof settings>;

export type ImageSettings =
  | { readonly store: 'local' }
  | {
      readonly store: 's3';
      readonly endpoint: string;
      readonly region: string;
      readonly bucket: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    }
  | { readonly store: 'host'; readonly url: string; readonly key: string };

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
  readonly databasePool: number;
  readonly databaseLimits: DatabaseLimits;
  readonly timeZone: string;
  readonly staticRoot: string | undefined;
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly encryptionKey: Buffer;
  readonly demo: boolean;
  readonly reviewDays: number;
  readonly scheduler: boolean;
  /** undefined: the sandbox. */
  readonly stripe: StripeSettings | undefined;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly trustProxy: readonly string[];
  readonly images: ImageSettings;
  readonly shutdownSeconds: number;
  readonly redisUrl: string | undefined;
  readonly metricsToken: string | undefined;
  readonly liveStats: boolean;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string };
  /** Undefined: people sign in by password only. */
  readonly google: GoogleSettings | undefined;
  /** Tries per window; the windows are fixed: 15 minutes for passwords, an hour for the rest. */
  readonly limits: {
    readonly passwordsPerAccount: number;
    readonly passwordsPerAddress: number;
    readonly signUps: number;
    readonly resets: number;
    readonly uploads: number;
    readonly pendingWithdrawals: number;
  };

  constructor(values: Settings) {
    this.production = values.NODE_ENV === 'production';
    this.port = values.PORT;
    this.host = values.HOST;
    this.publicOrigin = (values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
    this.dataDir = resolve(values.DATA_DIR);
    this.databaseUrl = values.DATABASE_URL;
    this.databasePool = values.DATABASE_POOL;
    this.databaseLimits = {
      statementSeconds: values.DATABASE_STATEMENT_SECONDS,
      lockSeconds: values.DATABASE_LOCK_SECONDS,
      waitSeconds: values.DATABASE_WAIT_SECONDS,
    };
    this.timeZone = values.TIME_ZONE;
    this.staticRoot = values.STATIC_ROOT === undefined ? undefined : resolve(values.STATIC_ROOT);
    this.demo = values.DEMO ?? !this.production;
    this.reviewDays = values.REVIEW_DAYS;
    this.scheduler = values.SCHEDULER;
    this.stripe = stripeOf(values);
    this.logLevel = values.LOG_LEVEL;
    this.trustProxy = values.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean);
    this.images = imageSettings(values);
    this.shutdownSeconds = values.SHUTDOWN_SECONDS;
    this.redisUrl = values.REDIS_URL;
    this.metricsToken = values.METRICS_TOKEN;
    this.liveStats = values.LIVE_STATS;
    this.mail = { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM };
    this.google = googleOf(values);
    this.limits = {
      passwordsPerAccount: values.LIMIT_PASSWORDS_ACCOUNT,
      passwordsPerAddress: values.LIMIT_PASSWORDS_ADDRESS,
      signUps: values.LIMIT_SIGN_UPS,
      resets: values.LIMIT_RESETS,
      uploads: values.LIMIT_UPLOADS,
      pendingWithdrawals: values.LIMIT_PENDING_WITHDRAWALS,
    };
    this.refuseUnsafeProduction(values);
    this.sessionSecret = values.SESSION_SECRET ?? keptSecret(this.dataDir, 'session-secret');
    this.encryptionKey = Buffer.from(values.ENCRYPTION_KEY ?? keptSecret(this.dataDir, 'encryption-key'), 'hex');
  }

  /** Reads the environment. Throws BadSetting with one clear line for the first setting that does not fit. */
  static from(environment: Record<string, string | undefined>): Config {
    const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
    const parsed = settings.safeParse(given);
    if (parsed.success) return new Config(parsed.data);
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const description = (settings.shape as Record<string, z.ZodType>)[name]?.description ?? '';
    throw new BadSetting(`Setting ${name} is not usable: ${issue?.message} (${description})`);
  }

  private refuseUnsafeProduction(values: Settings): void {
    if (!this.production) return;
    if (values.SESSION_SECRET === undefined) throw new BadSetting('Setting SESSION_SECRET must be set in production.');
    if (values.ENCRYPTION_KEY === undefined) throw new BadSetting('Setting ENCRYPTION_KEY must be set in production.');
    for (const [name, secret, least] of secretsIn(values)) {
      const weakness = secret === undefined ? undefined : weaknessOf(secret, least);
      if (weakness)
        throw new BadSetting(`Setting ${name} ${weakness}; production needs a drawn one: openssl rand -hex 32`);
    }
    if (values.SESSION_SECRET === values.ENCRYPTION_KEY) {
      throw new BadSetting('Setting SESSION_SECRET must not be the same as ENCRYPTION_KEY in production.');
    }
    if (this.demo) throw new BadSetting('Setting DEMO must not be true in production: everybody knows its passwords.');
    if (!this.publicOrigin.startsWith('https://')) {
      throw new BadSetting('Setting PUBLIC_ORIGIN must begin with https:// in production.');
    }
    if (this.stripe?.apiUrl) throw new BadSetting('Setting STRIPE_API_URL must not be set in production.');
    if (this.google?.endpoint) throw new BadSetting('Setting GOOGLE_ENDPOINT must not be set in production.');
  }
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
    'GOOGLE_CLIENT_SECRET',
  ] as const;
  return [
    ...names.map((name) => [name, values[name], 16] as const),
    // Without a password the network or the socket says who comes in; with one it may be the provider's, and short.
    ['DATABASE_URL', passwordIn(values.DATABASE_URL), 8],
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
  if (values.PAYMENT_GATEWAY === 'sandbox') return undefined;
  return {
    secretKey: needed(values, 'STRIPE_SECRET_KEY', 'PAYMENT_GATEWAY=stripe'),
    webhookSecret: needed(values, 'STRIPE_WEBHOOK_SECRET', 'PAYMENT_GATEWAY=stripe'),
    apiUrl: values.STRIPE_API_URL,
  };
}

function imageSettings(values: Settings): ImageSettings {
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

/** A laptop's secret is made once and kept beside its data, so that sessions outlive a restart. */
function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, 'secrets', name);
  if (!existsSync(file)) {
    mkdirSync(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8');
}
