import { ERROR_MESSAGES, type ErrorCode } from '@kaaj/contract';
import { problemOf } from './problem.filter';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly deprecated?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Media {
  readonly schema?: Schema;
  example?: unknown;
  examples?: Record<string, { readonly $ref: string }>;
}

interface Content {
  readonly content?: Readonly<Record<string, Media>>;
}

interface Described {
  readonly parameters?: readonly { readonly name: string; readonly schema?: Schema; example?: unknown }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: unknown }>>;
}

interface Components {
  readonly schemas?: Readonly<Record<string, unknown>>;
  examples?: Record<string, { readonly summary: string; readonly value: object }>;
}

const ID = '01M83R6FM8DE3X6793M45X6KEP';
const TASK = '01M83QZ0V3M6E9K4T2B7XW5NHC';
const SUBMISSION = '01M83R1D7YJ8Q5S0A4G6PK2RZF';
const PICTURE = '/api/image/0f1e2d3c4b5a69788796a5b4c3d2e1f0.webp';
const HASH = 'b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcdef';
const MOMENT = '2030-01-31T09:30:00.000Z';

/** Marks a field without an example; a test fails on it. */
export const NO_EXAMPLE = 'no example';

/** The same example for each of these fields, whose names are separated by blanks. */
const allAs = (example: string, fields: string) =>
  Object.fromEntries(fields.split(' ').map((field) => [field, example]));

/** Examples of text fields by name, or by schema and name. */
const TEXTS: Readonly<Record<string, string>> = {
  ...allAs(
    ID,
    '_id batchId payoutAccountId delivery id user groups excluded test workers worker batch unknown last-event-id payment PostBatchBody.pictures rejected subject transfer userId',
  ),
  ...allAs(PICTURE, 'address display_url image imageURL photoURL pictures'),
  ...allAs(HASH, 'hash path sha256'),
  ...allAs(
    SUBMISSION,
    'DecisionBody.id DecidedAnswer.id submission submissionId SubmissionAnswer._id DisputedSubmissionAnswer._id',
  ),
  ...allAs(TASK, 'taskId SubmittedTaskAnswer._id TaskAnswer._id TaskDetailsAnswer._id task'),
  ...allAs('picture', 'GoldBody.column columns pictureColumn'),
  ...allAs('MDFNODNSNkZNOERFM1g2NzkzTTQ1WDZLRVA', 'cursor next'),
  ...allAs('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMU04M1I2Rk04In0.c2lnbmF0dXJl', 'challengeToken identityToken'),
  ...allAs('Rahima Begum', 'displayName name takenBy'),
  ...allAs('rahima@kaaj.example', 'email toEmail workerEmail'),
  ...allAs('Careful people', 'GroupBody.name WorkerGroupAnswer.name JoinedGroupAnswer.name'),
  ...allAs('kingfisher', 'known value label'),
  ...allAs('Nightly upload', 'AccessKeyAnswer.name CreatedKeyAnswer.name CreateKeyBody.name'),
  ...allAs('The name is that of another bird.', 'reason rejectionReason'),
  ...allAs('KJ8F2M6Q', 'reference transID'),
  account: `available:${ID}`,
  accountNumber: '01712345678',
  accountNumberMasked: '•••••••5678',
  adminEmail: 'admin@kaaj.example',
  adminName: 'Farhana Islam',
  answer: 'The second picture is missing.',
  'DeliveryAnswer.answer': 'thanks',
  body: `{"type":"task.closed","timestamp":"${MOMENT}","data":{"task":"${TASK}","because":"past"}}`,
  buyerEmail: 'buyer@kaaj.example',
  checkoutUrl: 'https://checkout.example/pay/cs_1',
  code: 'required',
  'DecisionProblemAnswer.code': 'submission/already-reviewed',
  codeHost: 'https://code.example/kaaj',
  csv: `payout,reference,state\n${ID},KJ8F2M6Q,confirmed`,
  'PayoutBatchAnswer.csv': `payout,rail,account,amount,currency,reference,state,reason\r\n${ID},bkash,01712345678,10.00,USD,,,`,
  browser:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'DeviceAnswer.address': '203.0.113.7',
  'SecondFactorEnrollment.address': 'otpauth://totp/Kaaj:rahima%40kaaj.example?issuer=Kaaj&secret=JBSWY3DPEHPK3PXP',
  'OidcAnswer.name': 'Our university',
  'BrandAnswer.name': 'Shromik',
  nameInBangla: 'শ্রমিক',
  logo: '/api/brand/logo?v=4804df76369ca89b',
  accent: '#1d4ed8',
  hover: '#173ead',
  press: '#112f82',
  soft: '#dfe6fa',
  line: '#a5b8ef',
  ink: '#1840b1',
  onAccent: '#ffffff',
  terms: 'https://kaaj.example/terms',
  privacy: 'https://kaaj.example/privacy',
  contact: 'https://kaaj.example/contact',
  detail: ERROR_MESSAGES['request/invalid'],
  developers: 'https://code.example/developers',
  field: 'title',
  from: 'escrow',
  newPassword: 'Another-Word8',
  recoveryCodes: 'k7mq-2xvd-9rpt-4wzn',
  'Idempotency-Key': 'row-17-of-birds.csv',
  'Tus-Resumable': '1.0.0',
  'Upload-Length': '150000',
  'Upload-Offset': '65536',
  instance: `urn:request:${ID}`,
  liftReason: 'It was a mistake of ours.',
  'AddMembersBody.csv': `workerId\n${ID}`,
  suspensionReason: 'The same answer was sent for every picture.',
  key: 'kaaj_8Yd0sVq3Zr6TnBw1XkGm4JhC7uPfLa2RoEiS9tNvQx5Mz0bKcW',
  kind: 'decision',
  'ReceiptTransferAnswer.kind': 'submission-accepted',
  message: 'This field is required.',
  'NotificationAnswer.message': 'Your work for "Which bird is this?" was accepted: 3 coins.',
  'SendNotificationBody.message': 'The office is closed on Friday.',
  messageId: `msg_${ID}`,
  messenger: 'https://messenger.example/kaaj',
  named: 'day 2030-01-30',
  negative: `available:${ID}`,
  network: 'https://network.example/kaaj',
  note: 'Please write the name in Bangla, too.',
  password: 'Secret1Word',
  'BatchPictureFaultAnswer.field': 'https://labels.example/birds/1.webp',
  'BatchPictureFaultAnswer.code': 'picture-unreachable',
  'BatchPictureFaultAnswer.message': 'The server answered 404.',
  prefix: 'kaaj_8Yd0sV',
  publicKey: 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=',
  row: `["${ID}","submission-accepted","escrow:${TASK}","available:${ID}",3]`,
  rows: 'picture\nhttps://labels.example/birds/1.webp\nhttps://labels.example/birds/2.webp',
  salt: '5f4dcc3b5aa765d61d8327deb882cf99',
  search: 'bird',
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oDdmYjbLtQxQs=',
  signature: 'q1Z8mYk7Jw0u3r5t9v2x4z6B8D0F2H4J6L8N0P2R4T6V8X0Z2b4d6f8h0j2l4n6p8r0t2v4x6z8A0C2E4G6I8A==',
  statement: 'The picture shows a kingfisher, as I wrote.',
  status: 'ok',
  submissionDetail: 'A kingfisher',
  submissionInfo: 'The name of the bird.',
  taskDetail: 'Look at the picture and write down the name of the bird.',
  text: 'A photo of the bird that you saw.',
  'BookDayAnswer.text': `{"day":"2030-01-30","count":214,"root":"${HASH}"}`,
  timeZone: 'Asia/Dhaka',
  title: 'Which bird is this?',
  'Problem.title': 'Bad Request',
  to: 'available',
  token: 'Zk3vR8sQ1xT6yB9nM4pL7wD2hG5jC0fA3eU8iO1rKqY',
  tasks: `${ID},${ID}`,
  type: 'urn:problem:kaaj:request:invalid',
  url: 'https://labels.example/kaaj',
};

const FORMS: Readonly<Record<string, string>> = {
  'date-time': MOMENT,
  date: '2030-01-31',
};

const NUMBERS: Readonly<Record<string, number>> = {
  allowanceMinutes: 60,
  coinsPerDollar: 20,
  coinsPurchased: 100,
  days: 90,
  page: 0,
  passwordMinLength: 6,
  requiredWorkers: 3,
  reviewDays: 3,
  size: 50,
  stored: 100,
  withdrawalCoin: 200,
};
const SOME = 3;

/** Keys of records by the name of their field. */
const NAMES: Readonly<Record<string, string>> = {
  byKind: 'available',
  details: 'reason',
  params: 'title',
  numbers: 'people',
  undelivered: 'mail',
};

/** Adds an example to every request and response, and a problem document to each error code of a call. */
export class Examples {
  constructor(private readonly components: Components) {
    components.examples ??= {};
  }

  addTo(operation: Described): void {
    for (const parameter of operation.parameters ?? []) {
      if (parameter.schema) parameter.example = this.valueOf(parameter.schema, parameter.name);
    }
    this.fill(operation.requestBody as Content | undefined);
    for (const [status, response] of Object.entries(operation.responses)) {
      const { description, content } = response as { description: string } & Content;
      if (Number(status) < 400) this.fill({ content });
      else this.refuse(Number(status), { description, content });
    }
  }

  private fill(part: Content | undefined): void {
    const media = part?.content?.['application/json'];
    if (media?.schema) media.example = this.valueOf(media.schema, '');
  }

  private refuse(status: number, { description, content }: { readonly description: string } & Content): void {
    const media = content?.['application/problem+json'];
    if (!media) return;
    const codes = [...description.matchAll(/`([^`]+)`/g)].map(([, code]) => code as ErrorCode);
    media.examples = Object.fromEntries(codes.map((code) => [code, { $ref: this.problem(status, code) }]));
  }

  /** Stores a problem document once; many calls refer to it. */
  private problem(status: number, code: ErrorCode): string {
    const name = `${status}.${code.replace('/', '.')}`;
    const sentence = ERROR_MESSAGES[code];
    const required = { field: 'title', code: 'required', message: 'This field is required.' };
    const fields = code === 'request/invalid' ? [required] : [];
    (this.components.examples as NonNullable<Components['examples']>)[name] = {
      summary: sentence,
      value: problemOf({ status, code, sentence, fields }, ID),
    };
    return `#/components/examples/${name}`;
  }

  private valueOf(schema: Schema, name: string, owner = ''): unknown {
    const { $ref, allOf, oneOf, type, properties, items } = schema;
    if (schema.example !== undefined) return schema.example;
    if ($ref) {
      const known = $ref.split('/').at(-1) as string;
      return this.valueOf(this.components.schemas?.[known] as Schema, name, known);
    }
    const one = allOf?.[0] ?? oneOf?.[0];
    if (one) return this.valueOf(one, name, owner);
    if (schema.enum) return schema.enum.find((choice) => choice !== '') ?? schema.enum[0];
    if (properties) return this.objectOf(properties, owner);
    if (type === 'object') {
      const { additionalProperties } = schema;
      const named = NAMES[name] ?? NO_EXAMPLE;
      return typeof additionalProperties === 'object' ? { [named]: this.valueOf(additionalProperties, named) } : {};
    }
    if (items) return [this.valueOf(items, name, owner)];
    if (type === 'boolean') return schema.default ?? true;
    return type === 'string' ? textOf(schema, name, owner) : numberOf(schema, name);
  }

  private objectOf(properties: Readonly<Record<string, Schema>>, owner: string): object {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([, { deprecated }]) => !deprecated)
        .map(([field, schema]) => [field, this.valueOf(schema, field, owner)]),
    );
  }
}

const textOf = ({ format = '' }: Schema, name: string, owner: string): string =>
  TEXTS[`${owner}.${name}`] ??
  FORMS[format] ??
  TEXTS[name] ??
  (format === 'email' ? TEXTS['email'] : undefined) ??
  NO_EXAMPLE;

const numberOf = ({ minimum = 0, maximum = Infinity }: Schema, name: string): number =>
  Math.min(maximum, Math.max(minimum, NUMBERS[name] ?? SOME));
