import { type Answer } from '../support/api';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';
import { refusal } from '../support/refusal';

describeOnEachDatabase('a report', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  let buyer: Person;
  let worker: Person;
  let task: string;
  let submission: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    admin = await testApp.admin();
    buyer = await testApp.person('Buyer', { coins: 100 });
    worker = await testApp.person('Worker');
    task = idOf(await actions.post(buyer));
    submission = idOf(await actions.submit(worker, task));
  });
  afterAll(() => testApp.close());

  const send = (person: Person, about: object, kind = 'scam', text = 'It asks for my password.') =>
    person.post('/report', { kind, about, text });
  const decide = (id: string, outcome: string, answer = 'We deleted it.') =>
    admin.patch(`/report/${id}`, { outcome, answer });
  it('can be sent about a task, work or a person, and every Admin is notified', async () => {
    for (const about of [{ task }, { submission }, { user: buyer.id }]) {
      const sent = await send(worker, about);
      expect(sent.status).toBe(201);
      expect(sent.data()).toMatchObject({ kind: 'scam', about, outcome: null, answer: null });
    }
    expect((await admin.get(`/notification?${admin.self}`)).text).toContain('report/received');
  });

  it('is rejected for an unknown or hidden target, and for none or several', async () => {
    const stranger = await testApp.person('Worker');
    const unknown = '01M83R6FM8DE3X6793M45X6KEP';
    for (const about of [{ task: unknown }, { user: unknown }, { submission }])
      expect(refusal(await send(stranger, about))).toEqual([404, 'request/not-found']);
    for (const about of [{}, { task, user: buyer.id }]) expect((await send(worker, about)).status).toBe(400);
    expect((await send(worker, { task }, 'boring')).status).toBe(400);
    expect((await send(worker, { task }, 'scam', '')).status).toBe(400);
  });

  it('is decided once, and its reporter is notified', async () => {
    const id = idOf(await send(worker, { task }));
    expect((await decide(id, 'acted')).data()).toMatchObject({
      ...{ _id: id, outcome: 'acted', answer: 'We deleted it.' },
      reporter: { _id: worker.id, email: worker.email },
    });
    const [notice] = (await worker.get(`/notification?${worker.self}`)).data<object[]>();
    expect(notice).toMatchObject({ code: 'report/answered', params: { answer: 'We deleted it.' } });
    expect((await decide(id, 'acted', 'Again.')).data()).toMatchObject({ answer: 'We deleted it.' });
    expect(refusal(await decide(id, 'dismissed'))).toEqual([409, 'report/already-decided']);
    expect((await admin.get('/audit?action=report-decided')).data()).toMatchObject([
      { details: { outcome: 'acted', reason: 'We deleted it.' }, person: { _id: worker.id } },
    ]);
  });

  it('is queued, oldest first with decided ones last, page by page', async () => {
    const whole = (await admin.get('/report')).data<{ _id: string; outcome: string | null }[]>();
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer: Answer = await admin.get(`/report?size=1${cursor && `&cursor=${cursor}`}`);
      seen.push(...answer.data<{ _id: string }[]>().map(({ _id }) => _id));
      cursor = (JSON.parse(answer.text) as { page: { next: string | null } }).page.next;
    }
    expect(seen).toEqual(whole.map(({ _id }) => _id));
    expect(whole.map(({ outcome }) => outcome)).toEqual([null, null, null, 'acted']);
    expect(seen.slice(0, 3)).toEqual([...seen.slice(0, 3)].sort());
    expect((await worker.get('/report')).status).toBe(403);
  });

  it('is listed with its answer to its reporter only', async () => {
    const reporter = await testApp.person('Worker');
    const [first, second] = [idOf(await send(reporter, { task })), idOf(await send(reporter, { user: buyer.id }))];
    (await decide(first, 'acted')).data();
    const pages = [(await reporter.get('/report/own?size=1')).json<{ data: object[]; page: { next: string } }>()];
    pages.push((await reporter.get(`/report/own?size=1&cursor=${pages[0]?.page.next}`)).json());
    expect(pages.map(({ data }) => data)).toMatchObject([
      [{ _id: second, about: { user: buyer.id }, outcome: null, answer: null }],
      [{ _id: first, about: { task }, outcome: 'acted', answer: 'We deleted it.' }],
    ]);
    expect((await buyer.get('/report/own')).data()).toEqual([]);
  });

  it('is rejected after ten within a day, and accepted again when the first of them is a day old', async () => {
    const frequentReporter = await testApp.person('Worker');
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send(frequentReporter, { task })).status).toBe(201);
      testApp.clock.advance(60_000);
    }
    await frequentReporter.signIn();
    const before = await testApp.snapshotWithoutOutbox();
    const eleventh = await send(frequentReporter, { task });
    expect(refusal(eleventh)).toEqual([429, 'report/too-many']);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(await testApp.snapshot()).toEqual(before);
    testApp.clock.advance((24 * 60 - 10) * 60_000);
    await frequentReporter.signIn();
    expect((await send(frequentReporter, { task })).status).toBe(201);
    expect(refusal(await send(frequentReporter, { task }))).toEqual([429, 'report/too-many']);
    testApp.clock.reset();
  });

  it('loses its texts when the person is erased', async () => {
    const removed = await testApp.person('Worker');
    (await send(removed, { task }, 'other', 'Words of mine.')).data();
    (await actions.remove(admin, removed.id)).data();
    expect((await admin.get('/report')).text).not.toContain('Words of mine.');
  });
});
