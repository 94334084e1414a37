import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LENGTHS } from './constants';

const ROOT = join(__dirname, '../../..');

interface Schema {
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const { schemas } = (
  JSON.parse(readFileSync(join(ROOT, 'api/openapi.json'), 'utf8')) as {
    components: { schemas: Record<string, Schema> };
  }
).components;

/** What people type, by the body that carries it. */
const SENT: readonly (readonly [body: string, field: string, length: keyof typeof LENGTHS])[] = [
  ['PostTaskBody', 'title', 'title'],
  ['PostTaskBody', 'taskDetail', 'taskDetail'],
  ['PostTaskBody', 'submissionInfo', 'submissionInfo'],
  ['EditTaskBody', 'title', 'title'],
  ['EditTaskBody', 'taskDetail', 'taskDetail'],
  ['EditTaskBody', 'submissionInfo', 'submissionInfo'],
  ['SubmitWorkBody', 'submissionDetail', 'submissionDetail'],
  ['ProofOfWorkBody', 'text', 'proofText'],
  ['VersionBody', 'submissionDetail', 'submissionDetail'],
  ['ChangesBody', 'note', 'changesNote'],
  ['OpenDisputeBody', 'statement', 'statement'],
  ['AnswerDisputeBody', 'statement', 'statement'],
  ['DecideDisputeBody', 'reason', 'decisionReason'],
  ['LiftRejectionSuspensionBody', 'reason', 'decisionReason'],
  ['ReviewBody', 'reason', 'rejectionReason'],
  ['AddWebhookBody', 'url', 'webhookUrl'],
  ['CorrectBalanceBody', 'reason', 'correctionReason'],
  ['SendNotificationBody', 'message', 'message'],
  ['RequestWithdrawalBody', 'accountNumber', 'accountNumber'],
  ['NewUserBody', 'name', 'name'],
  ['CredentialsBody', 'email', 'email'],
  ['CredentialsBody', 'password', 'password'],
  ['ChallengeBody', 'code', 'code'],
  ['CodeBody', 'code', 'code'],
  ['NewsletterBody', 'email', 'email'],
];

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
const REMOTES = workspaces.filter((name) => name.startsWith('mfe-'));

const FORMS = [...REMOTES, 'shell', 'libs/ui/src/components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/\.(?:spec|examples)\.|node_modules|fields\.tsx$/.test(name))
    .map((name) => [join(folder, name), readFileSync(join(ROOT, folder, name), 'utf8')] as const),
);

const FIELD = /<(?:TextField|TextAreaField|PasswordField)\b(?:[^<>]|=>|<\w+ \/>)*?\/>/g;
/** What is picked or only shown has no length. */
const NOT_TYPED = /type="(?:date|file)"|\bdisabled\n?\s*(?:value|\/>)|readOnly/;

describe('a text that a form accepts is not longer than the API accepts', () => {
  it.each(SENT)('%s.%s', (body, field, length) => {
    expect(schemas[body]?.properties?.[field]?.maxLength).toBe(LENGTHS[length]);
  });

  it('every text field of a form has its length from the contract', () => {
    const fields = FORMS.flatMap(([name, text]) => [...text.matchAll(FIELD)].map(([field]) => ({ name, field })));
    const typed = fields.filter(({ field }) => !NOT_TYPED.test(field));
    expect(typed.length).toBeGreaterThan(15);
    expect(typed.filter(({ field }) => !/maxLength=\{LENGTHS\.\w+\}/.test(field))).toEqual([]);
  });
});
