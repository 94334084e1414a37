import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteApi } from '../support/api';
import { ApiProcess, until } from '../support/processes';
import { PICTURE } from '../support/picture';
import { actions, describeOn, idOf, Person, taskBody, TEST_SETTINGS, TestApp } from '../test-app';
import { mailedToken, mailsOf } from '../support/mails';

const ACCOUNT_NUMBER = '01799887766554432';
const PASSWORD = 'Very-secret-word7';

describe('the log of a process', () => {
  let folder: string;
  let process: ApiProcess;
  let api: ReturnType<typeof remoteApi>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kaaj-log-'));
    process = await ApiProcess.start({ ...TEST_SETTINGS, LOG_LEVEL: 'debug', DATA_DIR: folder });
    api = remoteApi(`http://localhost:${process.port}`, [process.server]);
  });
  afterAll(async () => {
    api.close();
    await process.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('S15 contains no password, token, account number or e-mail, and neither does any error', async () => {
    const person = await Person.signUp(api, { role: 'Worker', password: PASSWORD });
    const answers = [
      await person.post('/auth/login', { email: person.email, password: `${PASSWORD}x` }),
      await person.post('/auth/signup', { email: person.email, password: PASSWORD }),
      await person.post('/withdrawal', { withdrawalCoin: 1, paymentSystem: 'card', accountNumber: ACCOUNT_NUMBER }),
      await person.post('/withdrawal', {
        withdrawalCoin: [],
        paymentSystem: ACCOUNT_NUMBER,
        accountNumber: { a: ACCOUNT_NUMBER },
      }),
      await person.post('/auth/password-reset/complete', { token: person.identityToken, password: PASSWORD }),
      await person.send({ method: 'POST', path: '/task', body: `{"password":"${PASSWORD}` }),
      await person.get(`/user?email=${PASSWORD}`),
      await person.get(`/nowhere/${PASSWORD}?token=${person.identityToken}`),
    ];
    const secrets = [PASSWORD, ACCOUNT_NUMBER, person.identityToken, person.email, ...person.cookies.values()];
    const answered = answers.map(({ text }) => text).join('\n');
    expect(secrets.filter((secret) => answered.includes(secret))).toEqual([]);
    // The log is a tenth of a second late: wait for the last line of these.
    await until(() => process.output.includes(String(answers.at(-1)?.headers['x-request-id'])));
    expect(process.output).toContain('"route":"/api/auth/login"');
    expect(secrets.filter((secret) => process.output.includes(secret))).toEqual([]);
  });

  it('S15 gives every request an id that its answer names', async () => {
    const answer = await api.send({ method: 'GET', path: '/nowhere' });
    const id = String(answer.headers['x-request-id']);
    expect(answer.json<{ instance: string }>().instance).toContain(id);
    await until(() => process.output.includes(id));
  });
});

describeOn('SQLite', 'account numbers', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
  });
  afterAll(() => testApp.close());

  it('S15 are encrypted at rest, masked in every list, and shown in full to an Admin on request, with an audit entry', async () => {
    const [worker, admin] = [await testApp.person('Worker', { coins: 500 }), await testApp.admin()];
    const id = idOf(
      await worker.post('/withdrawal', { withdrawalCoin: 200, paymentSystem: 'card', accountNumber: ACCOUNT_NUMBER }),
    );
    expect(JSON.stringify(await testApp.snapshot())).not.toContain(ACCOUNT_NUMBER);
    const lists = [
      await worker.get(`/withdrawal?${worker.self}`),
      await worker.get(`/overview/worker?${worker.self}`),
      await admin.get(`/overview/admin?${admin.self}`),
      await actions.decide(admin, id, 'accepted'),
    ];
    for (const { text } of lists) expect(text).not.toContain(ACCOUNT_NUMBER);
    expect(lists[0]?.text).toContain(ACCOUNT_NUMBER.slice(-3));

    const shown = await admin.post(`/withdrawal/${id}/account`);
    expect(shown.text).toContain(ACCOUNT_NUMBER);
    expect((await admin.get('/audit')).text).toContain(id);
    expect((await admin.get('/audit')).text).not.toContain(ACCOUNT_NUMBER);
  });

  it('S15 an error answer reveals no internals', async () => {
    const own = await TestApp.build('SQLite');
    const buyer = await own.person('Buyer');
    // The fault is for the statement of the call, not for a mail that is delivered meanwhile.
    await own.stopOutbox();
    own.faults.failAt(1);
    const answer = await actions.post(buyer);
    own.faults.clear();
    await own.close();
    expect([answer.status, answer.code]).toEqual([500, 'server/unexpected']);
    expect(answer.text).not.toMatch(/statement|INSERT|at \w+ \(|node_modules|Injected/);
  });

  it('S11 hostile texts are returned unchanged, as JSON that no browser renders as a page', async () => {
    const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>=cmd|'/C calc'!A0`;
    const buyer = await testApp.person('Buyer', { name: hostile });
    const task = await buyer.post('/task', {
      title: hostile,
      taskDetail: hostile,
      submissionInfo: hostile,
      requiredWorkers: 1,
      payableAmount: 1,
      completionDate: '2099-01-01',
      imageURL: PICTURE,
    });
    expect(task.data()).toMatchObject({ title: hostile, taskDetail: hostile, submissionInfo: hostile });
    const worker = await testApp.person('Worker', { name: hostile });
    const answers = [
      task,
      await testApp.visitor().get('/task'),
      await actions.submit(worker, idOf(task)),
      await testApp.visitor().get(`/task?search=${encodeURIComponent(hostile)}`),
      await testApp.visitor().get(`/${encodeURIComponent(hostile)}`),
    ];
    for (const { headers } of answers) {
      expect(headers['content-type']).toMatch(/^application\/(problem\+)?json/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval/);
    }
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://x"onerror="alert(1)',
    'file:///etc/passwd',
    '//evil.example/a.png',
  ])('S11 %s is rejected as address of a picture', async (imageURL) => {
    const buyer = await testApp.person('Buyer');
    const answer = await buyer.post('/task', { ...taskBody(), imageURL });
    expect([answer.status, answer.problem.errors?.[0]?.field]).toEqual([400, 'imageURL']);
  });

  it('S11 a mail is plain text, and no name can add a header', async () => {
    const email = 'plain@kaaj.test';
    await Person.signUp(testApp.api, { role: 'Worker', email, name: '<b>X</b> Bcc: everybody@kaaj.test' });
    const hostile = `${email}\nBcc: everybody@kaaj.test`;
    expect((await testApp.visitor().post('/auth/password-reset', { email: hostile })).status).toBe(400);
    await testApp.visitor().post('/auth/password-reset', { email });
    await mailedToken(testApp, email);
    const [mail = ''] = mailsOf(testApp);
    const [head = '', ...text] = mail.split('\n\n');
    expect(head).not.toMatch(/bcc/i);
    expect(text.join('')).not.toMatch(/<\w/);
  });
});
