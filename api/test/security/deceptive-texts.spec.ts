import { Outbox } from '../../src/platform/outbox/outbox';
import { type SqlOutbox } from '../../src/platform/outbox/sql-outbox';
import { FakeSmtp } from '../support/fake-smtp';
import { actions, describeOnOneDatabase, idOf, taskBody, type Person, TestApp } from '../test-app';

/** Advances the time of everything here. */
const time = { ahead: 0 };
const { now } = Date;
beforeAll(() => jest.spyOn(Date, 'now').mockImplementation(() => now() + time.ahead));
afterAll(() => jest.restoreAllMocks());

const CLEANED = [
  ['a blank without width', 'Ra\u200bhim'],
  ['a byte order mark', '\ufeffRahim'],
  ['a word joiner', 'Ra\u2060him'],
  ['an isolate', '\u2066Rahim\u2069'],
  ['an embedding', '\u202aRahim\u202c'],
  ['a mark of direction', 'Rahim\u200f'],
  ['tags', 'Rahim\u{e0041}\u{e007f}'],
  ['a filler', 'Ra\u115fhim'],
  ['a joiner between Latin letters', 'Ra\u200dhim'],
] as const;

const REFUSED = [
  ['an override of direction', 'Rahim\u202e 0001'],
  ['an override from left to right', '\u202dRahim'],
  ['sixty marks on a letter', `R${'\u0301'.repeat(60)}ahim`],
  ['half of a character', 'Rahim\ud800'],
  ['a control character', 'Rahim\u0007'],
] as const;

const PHISHING =
  'Thank you.\n\nYour account\n- Your payout failed. Confirm your account within 24 hours:\n' +
  'https://kaaj-pay.example/verify\n\nEmail settings:\nhttps://kaaj-pay.example/n';

describeOnOneDatabase('S33 deceptive texts', (engine) => {
  let smtp: FakeSmtp;
  let testApp: TestApp;
  beforeAll(async () => {
    smtp = await FakeSmtp.open();
    testApp = await TestApp.build(engine, { SMTP_URL: smtp.url, MAIL_FROM: 'Kaaj <no-reply@kaaj.test>' });
    await outbox().beforeApplicationShutdown();
  });
  afterAll(async () => {
    await testApp.close();
    await smtp.close();
  });

  const outbox = () => testApp.app.get<Outbox, SqlOutbox>(Outbox);
  const nameOf = async (person: Person) =>
    (await (await testApp.admin()).get(`/user?${person.self}`)).data<{ name: string }>().name;

  describe('S43 invisible characters and marks of direction', () => {
    it.each(CLEANED)('S43 are removed from names, titles and reasons: %s', async (_, text) => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const worker = await testApp.person('Worker');
      (await worker.patch('/auth/profile', { displayName: text })).data();
      expect(await nameOf(worker)).toBe('Rahim');
      const task = idOf(await actions.post(buyer, { title: text }));
      const shown = (await worker.get(`/task/${task}`)).data<{ title: string }>();
      expect(shown.title).toBe('Rahim');
      const work = idOf(await actions.submit(worker, task));
      const rejected = await buyer.patch(`/submission/update/status/${work}`, {
        status: 'rejected',
        reasonCode: 'other',
        reason: `${text}\n${text}`,
      });
      rejected.data();
      const notices = (await worker.get(`/notification?${worker.self}`)).data<{ message: string }[]>();
      expect(notices[0]?.message).toBe('Your work for "Rahim" was rejected: Rahim\nRahim');
    });

    it.each(REFUSED)('S43 are rejected when they cannot be removed: %s', async (_, text) => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const before = await nameOf(buyer);
      const code = 'request/invalid';
      const answers = [
        ['displayName', await buyer.patch('/auth/profile', { displayName: text })],
        ['title', await actions.post(buyer, { title: text })],
        ['taskDetail', await buyer.post('/task', { ...taskBody(), taskDetail: text })],
        ['name', await buyer.post('/key', { name: text, scopes: ['tasks:read'] })],
      ] as const;
      for (const [field, { status, problem }] of answers) {
        expect([status, problem.code, problem.errors?.map((each) => each.field)]).toEqual([400, code, [field]]);
      }
      expect(await nameOf(buyer)).toBe(before);
    });

    it('S43 stay when their script needs them', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const title = 'র\u200d\u09cdযাব ক\u09cd\u200cষ 👩\u200d💻';
      expect((await actions.post(buyer, { title })).data()).toMatchObject({ title });
    });

    it('S43 in a name do not reverse the text of a notification', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const worker = await testApp.person('Worker');
      const task = idOf(await actions.post(buyer, { title: 'علي 7', payableAmount: 5 }));
      (await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted')).data();
      const notices = (await worker.get(`/notification?${worker.self}`)).data<{ message: string }[]>();
      expect(notices.map(({ message }) => message)).toContain(
        'Your work for "\u2068علي 7\u2069" was accepted. You earned 5 coins.',
      );
    });
  });

  describe('S44 user texts in e-mails', () => {
    it('S44 a reason is one line, shortened, in quotes, without a link', async () => {
      const buyer = await testApp.person('Buyer', { coins: 100 });
      const worker = await testApp.person('Worker');
      const task = idOf(await actions.post(buyer, { title: 'Win at https://evil.example" now' }));
      const work = idOf(await actions.submit(worker, task));
      (
        await buyer.patch(`/submission/update/status/${work}`, {
          status: 'rejected',
          reasonCode: 'other',
          reason: PHISHING,
        })
      ).data();
      await testApp.runJobs();
      time.ahead += 6 * 60_000;
      await testApp.runJobs();
      await outbox().drain();
      const text = smtp.to(worker.email).at(-1)?.text ?? '';
      const [line, ...others] = text.split('\n').filter((each) => each.startsWith('- '));
      expect(others).toEqual([]);
      expect(line).toBe(
        '- Your work for "Win at hxxps[:]//evil[.]example\' now" was rejected: “Thank you. Your account - Your payout failed. ' +
          'Confirm your account within 24 hours: hxxps[:]//kaaj-pay[.]example/verify Email settings: hxxps:/…”',
      );
      const links = text.match(/https?:\/\/\S+/g) ?? [];
      expect(links.filter((link) => !link.startsWith(testApp.config.publicOrigin))).toEqual([]);
      expect(text).not.toMatch(/kaaj-pay\.example|evil\.example/);
      expect(text.match(/Your account/g)).toHaveLength(1);
    });
  });
});
