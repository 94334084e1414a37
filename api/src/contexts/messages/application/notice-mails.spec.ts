import { FakeSmtp } from '../../../../test/support/fake-smtp';
import { actions, describeOnOneDatabase, idOf, type Person, TestApp } from '../../../../test/test-app';
import { Outbox } from '../../../platform/outbox/outbox';
import { type SqlOutbox } from '../../../platform/outbox/sql-outbox';
import { Notifier } from './notifier';
import { NOTIFICATION_BATCH_SIZE, ScheduleDigests } from './schedule-digests';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ALL = ['money', 'work', 'disputes', 'newTasks', 'account'];

/**
 * Advances the time of everything here, including ids of notifications and sessions. It never goes back, because ids do
 * not.
 */
const time = { ahead: 0 };
const { now } = Date;
beforeAll(() => jest.spyOn(Date, 'now').mockImplementation(() => now() + time.ahead));
afterAll(() => jest.restoreAllMocks());

interface Shown {
  readonly kinds: string[];
  readonly on: string[];
  readonly pace: string;
  readonly mails: boolean;
  readonly verified: boolean;
}

describeOnOneDatabase('notifications by e-mail', (engine) => {
  let smtp: FakeSmtp;
  let testApp: TestApp;
  beforeAll(async () => {
    smtp = await FakeSmtp.open();
    testApp = await TestApp.build(engine, { SMTP_URL: smtp.url, MAIL_FROM: 'Kaaj <no-reply@kaaj.test>' });
    await outboxOf(testApp).beforeApplicationShutdown();
    await passes(0);
  });
  afterEach(() => expect(smtp.complaints).toEqual([]));
  afterAll(async () => {
    await testApp.close();
    await smtp.close();
  });

  const outboxOf = ({ app }: TestApp) => app.get<Outbox, SqlOutbox>(Outbox);
  const shown = async (person: Person) => (await person.get('/account/notice-mail')).data<Shown>();
  const choose = (person: Person, on: readonly string[], frequency = 'daily') =>
    person.patch('/account/notice-mail', { on, pace: frequency });
  const notify = (person: Person, coin: number, through = testApp) =>
    through.database.run(() =>
      through.app
        .get<Notifier>(Notifier)
        .notify(person.id, 'balance/corrected', { coins: coin, reason: 'why', about: 'the-id' }),
    );
  const mailsTo = ({ email }: Person) => smtp.to(email);
  const only = <Each>(list: readonly Each[]): Each => {
    expect(list).toHaveLength(1);
    return list[0] as Each;
  };

  /** Another process on the same database. */
  async function another(): Promise<TestApp> {
    const other = await TestApp.build(engine, { ...testApp.settings, SMTP_URL: smtp.url });
    await outboxOf(other).beforeApplicationShutdown();
    return other;
  }

  /** Advances the clock and runs the jobs of that minute. */
  async function passes(ms: number): Promise<void> {
    time.ahead += ms;
    await testApp.runJobs();
    await outboxOf(testApp).drain();
  }

  it('are sent as one mail with what is unread, by kind, five minutes after the first', async () => {
    const worker = await testApp.person('Worker', { name: 'Rahima Begum' });
    const buyer = await testApp.person('Buyer', { coins: 100 });
    const task = idOf(await actions.post(buyer, { title: 'Ten shops', requiredWorkers: 1, payableAmount: 30 }));
    const work = idOf(await actions.submit(worker, task));
    (await actions.review(buyer, work, 'accepted')).data();
    await notify(worker, 1250);
    await passes(4 * MINUTE);
    expect(mailsTo(worker)).toEqual([]);
    await passes(2 * MINUTE);
    const { headers, text } = only(mailsTo(worker));
    expect(headers.get('subject')).toBe('Kaaj: you have 2 new notifications');
    expect(headers.get('from')).toBe('Kaaj <no-reply@kaaj.test>');
    expect(text).toContain("Hello Rahima Begum, here is what's new since our last email:");
    expect(text).toContain(
      'Coins and payouts\n- An Admin corrected your balance to 1,250 coins: “why”\n\nYour work\n' +
        '- Your work for "Ten shops" was accepted. You earned 30 coins.\n',
    );
    expect(text).toContain(`${testApp.config.publicOrigin}/profile/notices`);
  });

  it('are sent to a person whose notification is the last of a full batch', async () => {
    const [worker, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    await passes(6 * MINUTE);
    await testApp.database.run(async () => {
      for (let each = 1; each < NOTIFICATION_BATCH_SIZE; each += 1) await notify(other, each);
      await notify(worker, 7);
      await notify(other, 8);
    });
    await passes(6 * MINUTE);
    expect(only(mailsTo(worker)).text).toContain('to 7 coins');
  });

  it('are sent as at most one mail a day, and later ones follow in the next mail', async () => {
    const worker = await testApp.person('Worker');
    await notify(worker, 1);
    await passes(6 * MINUTE);
    await notify(worker, 2);
    await notify(worker, 3);
    await passes(HOUR);
    await passes(22 * HOUR);
    expect(mailsTo(worker)).toHaveLength(1);
    await passes(2 * HOUR);
    const [first, second, ...more] = mailsTo(worker);
    expect(more).toEqual([]);
    expect(first?.text).toContain('to 1 coins');
    expect(second?.text).not.toContain('to 1 coins');
    expect(second?.text).toMatch(/to 2 coins[^]*to 3 coins/);
    await passes(48 * HOUR);
    expect(mailsTo(worker)).toHaveLength(2);
  });

  it('are sent within minutes each when that is chosen, including those that waited', async () => {
    const worker = await testApp.person('Worker');
    await notify(worker, 1);
    await passes(6 * MINUTE);
    await notify(worker, 2);
    await passes(6 * MINUTE);
    expect(mailsTo(worker)).toHaveLength(1);
    expect((await choose(worker, ALL, 'at-once')).data()).toMatchObject({ pace: 'at-once', on: ALL });
    await passes(MINUTE);
    expect(mailsTo(worker)).toHaveLength(2);
    await notify(worker, 3);
    await passes(6 * MINUTE);
    expect(mailsTo(worker).map(({ text }) => /to (\d) coins/.exec(text)?.[1])).toEqual(['1', '2', '3']);
  });

  it('leave out what was read, and the kinds that the person switched off', async () => {
    const [reader, picky] = [await testApp.person('Worker'), await testApp.person('Worker')];
    await notify(reader, 1);
    (await reader.patch('/notification/read')).data();
    (await choose(picky, ['disputes'])).data();
    await notify(picky, 1);
    await passes(6 * MINUTE);
    expect([...mailsTo(reader), ...mailsTo(picky)]).toEqual([]);
    // Skipped notifications do not use up the daily mail.
    (await choose(picky, ['money'])).data();
    await notify(picky, 2);
    await passes(6 * MINUTE);
    expect(only(mailsTo(picky)).text).not.toContain('to 1 coins');
  });

  it('are in the language of the person’s pages', async () => {
    const worker = await testApp.person('Worker', { name: 'রহিমা' });
    (await worker.patch('/account/language', { language: 'bn' })).data();
    await notify(worker, 1250);
    await passes(6 * MINUTE);
    const { headers, text } = only(mailsTo(worker));
    expect(headers.get('subject')).toBe('কাজ: আপনার ১টি নতুন নোটিফিকেশন');
    expect(text).toContain('রহিমা, আগের ই-মেইলের পরে নতুন যা হয়েছে:');
    expect(text).toContain('ব্যালেন্স সংশোধন করে ১,২৫০ কয়েন করেছেন');
  });

  it('are switched off by the link in a mail, by a program or a person, without signing in, and for that person only', async () => {
    const [worker, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    await notify(worker, 1);
    await passes(6 * MINUTE);
    const { headers, text } = only(mailsTo(worker));
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    const [, address = ''] = /^<(.+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    const path = address.replace(`${testApp.config.publicOrigin}/api`, '');
    expect(path).toMatch(/^\/notice-mail\/off\?token=/);
    expect(text).toContain(`${testApp.config.publicOrigin}/notices/off${path.slice(path.indexOf('?'))}`);

    expect((await testApp.visitor().get(path)).status).toBe(404);
    expect((await shown(worker)).on).toEqual(ALL);
    const forged = path.replace(/=.{26}/, `=${other.id}`);
    for (const wrong of [forged, `${path}x`, path.slice(0, -1), '/notice-mail/off?token=']) {
      const { status, code } = await testApp.visitor().post(wrong);
      expect([400, 422]).toContain(status);
      expect(['notice-mail/bad-link', 'request/invalid']).toContain(code);
    }
    expect((await shown(worker)).on).toEqual(ALL);

    const part = 'Content-Disposition: form-data; name="List-Unsubscribe"';
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      ['multipart/form-data; boundary=x', `--x\r\n${part}\r\n\r\nOne-Click\r\n--x--\r\n`],
    ] as const) {
      (await choose(worker, ALL)).data();
      const byProgram = await testApp.api.send({ method: 'POST', path, headers: { 'content-type': type }, body });
      expect(byProgram.status).toBe(200);
      expect((await shown(worker)).on).toEqual([]);
    }
    expect(await shown(worker)).toMatchObject({ on: [], pace: 'daily' });
    expect((await shown(other)).on).toEqual(ALL);
    expect((await testApp.visitor().post(path)).status).toBe(200);
    await notify(worker, 2);
    await passes(48 * HOUR);
    expect(mailsTo(worker)).toHaveLength(1);
  });

  it('are sent to no unverified address and to no removed person, even when already queued', async () => {
    const [unproved, gone] = [await testApp.person('Worker'), await testApp.person('Worker')];
    await testApp.sql('UPDATE person SET verified_at = NULL WHERE id = ?', [unproved.id]);
    expect(await shown(unproved)).toMatchObject({ verified: false });
    await notify(unproved, 1);
    await notify(gone, 1);
    time.ahead += 6 * MINUTE;
    await testApp.runJobs();
    expect(await testApp.sql("SELECT id FROM outbox WHERE kind = 'notice-mail'")).toHaveLength(1);
    (await actions.remove(await testApp.admin(), gone.id)).data();
    await passes(48 * HOUR);
    expect([...mailsTo(unproved), ...mailsTo(gone)]).toEqual([]);
    expect(await testApp.sql('SELECT person_id FROM mail_standing WHERE person_id = ?', [gone.id])).toEqual([]);
  });

  it('are mailed once when several processes send them at the same time', async () => {
    // SQLite has one writer, so several runs of one process stand for it.
    const others = engine === 'SQLite' ? [] : await Promise.all([1, 2].map(() => another()));
    const all = [testApp, ...others];
    const people = await testApp.people(8, 'Worker');
    for (const person of people) (await choose(person, ALL, 'at-once')).data();
    for (const coin of [1, 2, 3]) {
      for (const person of people) await notify(person, coin);
      time.ahead += 6 * MINUTE;
      await Promise.all(all.flatMap((each) => [1, 2].map(() => each.app.get(ScheduleDigests).run(fail))));
      await Promise.all(all.map((each) => each.app.get(ScheduleDigests).run(fail)));
      await Promise.all(all.map((each) => outboxOf(each).drain()));
    }
    for (const person of people)
      expect(mailsTo(person).map(({ text }) => text.match(/to \d coins/g))).toEqual([
        ['to 1 coins'],
        ['to 2 coins'],
        ['to 3 coins'],
      ]);
    for (const each of others) await each.close();
  });

  it('are neither lost nor sent twice when a process is killed at any statement', async () => {
    const worker = await testApp.person('Worker');
    (await choose(worker, ALL, 'at-once')).data();
    let fails = 0;
    for (let at = 1; at <= 12; at += 1) {
      await notify(worker, at);
      time.ahead += 6 * MINUTE;
      testApp.faults.failAt(at);
      await testApp.app
        .get(ScheduleDigests)
        .run(() => undefined)
        .catch(() => undefined);
      if (testApp.faults.clear()) fails += 1;
      await testApp.app.get(ScheduleDigests).run(fail);
      await outboxOf(testApp).drain();
    }
    expect(fails).toBeGreaterThan(5);
    const mailed = mailsTo(worker).flatMap(({ text }) => text.match(/to \d+ coins/g) ?? []);
    expect(mailed).toEqual(Array.from({ length: 12 }, (_, index) => `to ${index + 1} coins`));
  });

  it('are retried under the same Message-ID when the mail server is busy', async () => {
    const worker = await testApp.person('Worker');
    await notify(worker, 1);
    smtp.busy = 1;
    await passes(6 * MINUTE);
    expect(mailsTo(worker)).toEqual([]);
    const [{ id } = { id: '' }] = await testApp.sql<{ id: string }>("SELECT id FROM outbox WHERE kind = 'notice-mail'");
    await passes(MINUTE);
    expect(only(mailsTo(worker)).headers.get('message-id')).toBe(`<${id}@kaaj.test>`);
  });

  it('are chosen among the kinds of the person’s role, and the choice for another role is kept', async () => {
    const person = await testApp.person('Worker');
    expect(await shown(person)).toEqual({ kinds: ALL, on: ALL, pace: 'daily', mails: true, verified: true });
    (await choose(person, ['work'])).data();
    expect((await choose(person, ['nonsense'])).status).toBe(400);
    expect((await choose(person, ALL, 'hourly')).status).toBe(400);
    (await (await testApp.admin()).patch(`/user/updaterole/${person.id}`, { role: 'Buyer' })).data();
    await person.signIn();
    expect(await shown(person)).toMatchObject({ kinds: ['money', 'tasks', 'disputes', 'account'], on: ['tasks'] });
    expect(await shown(await testApp.admin())).toMatchObject({ kinds: ['house', 'account'] });
  });
});

describeOnOneDatabase('without a mail server', (engine) => {
  it('no mail is offered or queued, and nothing from that time is mailed later', async () => {
    const testApp = await TestApp.build(engine);
    const worker = await testApp.person('Worker');
    expect(await shownOf(worker)).toMatchObject({ mails: false });
    const mailedKinds = () =>
      testApp.database.run(() =>
        testApp.app.get<Notifier>(Notifier).notify(worker.id, 'user/role-changed', { role: 'Buyer' }),
      );
    for (let times = 0; times < 3; times += 1) {
      await mailedKinds();
      await testApp.runJobs();
      time.ahead += 6 * MINUTE;
    }
    await testApp.runJobs();
    expect(await testApp.sql("SELECT id FROM outbox WHERE kind = 'notice-mail'")).toEqual([]);
    expect(await testApp.sql('SELECT person_id FROM mail_standing')).toEqual([]);

    const smtp = await FakeSmtp.open();
    const later = await TestApp.build(engine, { ...testApp.settings, SMTP_URL: smtp.url });
    await later.app.get<Outbox, SqlOutbox>(Outbox).beforeApplicationShutdown();
    await later.runJobs();
    await later.app.get<Outbox, SqlOutbox>(Outbox).drain();
    expect(smtp.arrived).toEqual([]);
    await later.close();
    await smtp.close();
    await testApp.close();
  });

  const shownOf = async (person: Person) => (await person.get('/account/notice-mail')).data<Shown>();
});

function fail(error: unknown): void {
  throw error;
}
