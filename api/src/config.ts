import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const wholeNumber = z.coerce.number().int();

/** Every setting the API reads from its environment, with its default and what it means. The only list there is. */
export const settings = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('production switches every safety check on'),
  PORT: wholeNumber.min(0).max(65_535).default(3000).describe('TCP port to listen on'),
  HOST: z.string().default('localhost').describe('address to listen on; 0.0.0.0 behind a gateway'),
  PUBLIC_ORIGIN: z.url().optional().describe('origin people see in the address bar; default http://localhost:PORT'),
  DATA_DIR: z.string().default('data').describe('folder for the embedded database, pictures, mails and secrets'),
  DATABASE_URL: z
    .string()
    .regex(/^(mysql|mariadb):\/\//, 'must begin with mysql:// or be left out for the embedded database')
    .optional()
    .describe('mysql://user:password@host:port/name; left out: embedded SQLite in DATA_DIR'),
  DATABASE_POOL: wholeNumber.min(1).max(200).default(10).describe('connections each process opens to MySQL'),
  TIME_ZONE: z.string().default('Asia/Dhaka').describe('IANA time zone whose calendar decides completion dates'),
  STATIC_ROOT: z.string().optional().describe('folder whose built pages this process serves too; left out: API only'),
  SESSION_SECRET: z.string().min(32).optional().describe('at least 32 characters; signs session and identity tokens'),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe('64 hex digits; encrypts account numbers at rest'),
  DEMO: flag.optional().describe('demonstration people and tasks; default true outside production'),
  REVIEW_DAYS: wholeNumber.min(1).max(365).default(7).describe('days after which an undecided submission is accepted'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('how much is logged'),
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
  readonly timeZone: string;
  readonly staticRoot: string | undefined;
  readonly sessionSecret: string;
  /** 32 bytes. */
  readonly encryptionKey: Buffer;
  readonly demo: boolean;
  readonly reviewDays: number;
  readonly logLevel: Settings['LOG_LEVEL'];
  readonly trustProxy: readonly string[];
  readonly images: ImageSettings;

  constructor(values: Settings) {
    this.production = values.NODE_ENV === 'production';
    this.port = values.PORT;
    this.host = values.HOST;
    this.publicOrigin = (values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`).replace(/\/$/, '');
    this.dataDir = resolve(values.DATA_DIR);
    this.databaseUrl = values.DATABASE_URL;
    this.databasePool = values.DATABASE_POOL;
    this.timeZone = values.TIME_ZONE;
    this.staticRoot = values.STATIC_ROOT === undefined ? undefined : resolve(values.STATIC_ROOT);
    this.demo = values.DEMO ?? !this.production;
    this.reviewDays = values.REVIEW_DAYS;
    this.logLevel = values.LOG_LEVEL;
    this.trustProxy = values.TRUST_PROXY.split(',')
      .map((address) => address.trim())
      .filter(Boolean);
    this.images = imageSettings(values);
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
    if (this.demo) throw new BadSetting('Setting DEMO must not be true in production: everybody knows its passwords.');
    if (!this.publicOrigin.startsWith('https://')) {
      throw new BadSetting('Setting PUBLIC_ORIGIN must begin with https:// in production.');
    }
  }
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
