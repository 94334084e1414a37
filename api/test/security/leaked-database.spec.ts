import { type PayoutAccount } from '@kaaj/contract';
import { Secret, TOTP } from 'otpauth';
import { BookKeys } from '../../src/contexts/books';
import { Clock } from '../../src/kernel/clock';
import { sha256Hex } from '../../src/kernel/secrets';
import { resetToken, verificationToken } from '../support/mails';
import { Program } from '../support/program';
import { actions, describeOnOneDatabase, idOf, type Person, TestApp } from '../test-app';

const KEY = '5f3b9d1c7a6e4f20918b2c3d4e5f60718293a4b5c6d7e8f9012b4c6d8e0f1a3b';

/** The encodings in which a text may be stored. Its base64 form depends on its offset within three bytes. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const inBase64 = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before, 'x'), bytes]).toString('base64url');
    // Without the characters that depend on its neighbours.
    return text.slice(before === 0 ? 0 : before + 1, Math.floor(((before + bytes.length) * 8) / 6));
  });
  return [secret, bytes.toString('hex'), ...inBase64];
}

describeOnOneDatabase('a leaked database', (engine) => {
  let testApp: TestApp;
  let rahim: Person;
  const secrets = new Map<string, string>();
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { ENCRYPTION_KEY: KEY, VERIFY_EMAILS: 'true' });
    rahim = await testApp.person('Worker', { password: 'Rahims-own-Word7' });
    await storeSecrets();
  });
  afterAll(() => testApp.close());

  /** Stores every kind of secret in each of its columns. */
  async function storeSecrets(): Promise<void> {
    const admin = await testApp.admin();
    secrets.set('password', rahim.password);
    secrets.set('encryption key', KEY);
    secrets.set('session secret', testApp.config.sessionSecret);
    secrets.set('identity token', rahim.identityToken);
    for (const [name, value] of rahim.cookies) secrets.set(`cookie ${name}`, decodeURIComponent(value));
    secrets.set('link to verify', await verificationToken(testApp, rahim.email));
    await testApp.sql('UPDATE person SET verified_at = 1');
    (await actions.correct(admin, rahim.id, 10_000)).data();
    (await testApp.visitor().post('/auth/password-reset', { email: rahim.email })).data();
    secrets.set('link to a new password', await resetToken(testApp, rahim.email));

    secrets.set('saved account', '01798765432');
    const account = await actions.saveAccount(rahim, '01798765432', { password: rahim.password });
    const { _id: payoutAccountId } = account.data<PayoutAccount>();
    secrets.set('card', 'BD55KAAJ0099887766');
    const typed = { paymentSystem: 'card', accountNumber: 'BD55KAAJ0099887766' };
    for (const body of [{ payoutAccountId }, typed]) {
      const key = { 'idempotency-key': `key-${Object.keys(body).length}` };
      const id = idOf(await rahim.post('/withdrawal', { withdrawalCoin: 200, ...body }, key));
      (await admin.post(`/withdrawal/${id}/account`)).data();
      (await actions.decide(admin, id, 'accepted')).data();
    }
    (await actions.exportPayouts(admin)).data();

    const program = await Program.of(rahim, ['webhooks']);
    secrets.set('key of a program', program.key);
    const hook = { url: 'https://1.1.1.1/kaaj', events: ['task.closed'] };
    const webhook = (await rahim.post('/webhook', hook)).data<{ _id: string; secret: string }>();
    secrets.set('former secret of a webhook', webhook.secret);
    const renewed = await rahim.post(`/webhook/${webhook._id}/secret`);
    secrets.set('secret of a webhook', renewed.data<{ secret: string }>().secret);
    const enrollment = await rahim.post('/account/second-factor', { password: rahim.password });
    const { secret } = enrollment.data<{ secret: string }>();
    secrets.set('secret of a second factor', secret);
    const timestamp = testApp.app.get(Clock).now();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    const on = await rahim.post('/account/second-factor/on', { code });
    for (const [index, each] of on.data<{ recoveryCodes: string[] }>().recoveryCodes.entries()) {
      secrets.set(`recovery code ${index}`, each);
      secrets.set(`recovery code ${index} without its groups`, each.replaceAll('-', '').toLowerCase());
    }
    await testApp.app.get(BookKeys).signer();
    await testApp.runJobs();
  }

  /** Every value of every table, as text. */
  async function dump(): Promise<string> {
    return Object.values(await testApp.snapshot())
      .flat()
      .join('\n');
  }

  it('contains a use of every kind of secret', () => {
    for (const [name, secret] of secrets) expect(`${name} ${secret.length >= 11}`).toBe(`${name} true`);
    expect(secrets.size).toBeGreaterThanOrEqual(34);
  });

  it('contains no account number, password, token, key or secret: not plain, in hex or in base64', async () => {
    const everything = await dump();
    const found = [...secrets].filter(([, secret]) => spellings(secret).some((each) => everything.includes(each)));
    expect(found.map(([name]) => name)).toEqual([]);
    const url = everything.replaceAll('+', '-').replaceAll('/', '_');
    expect([...secrets].filter(([, secret]) => spellings(secret).some((each) => url.includes(each)))).toEqual([]);
  });

  it('fails this test when a secret is stored in plain text', async () => {
    const number = secrets.get('saved account') as string;
    for (const way of ['utf8', 'hex', 'base64', 'base64url'] as const) {
      const hidden = JSON.stringify({ a: Buffer.from(`x${number}y`).toString(way) }).replaceAll('+', '-');
      expect(spellings(number).some((each) => hidden.includes(each))).toBe(true);
    }
  });

  it('does not reveal without the key whether two accounts are equal', async () => {
    const everything = await dump();
    const number = secrets.get('saved account') as string;
    for (const guess of [number, `bkash ${number}`, `bkash${number}`])
      expect(everything).not.toContain(sha256Hex(guess));
    expect(everything).toContain(testApp.config.keys.accountHash('bkash', number));
  });
});
