import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { csvRecords, type NextItem, type Problem, type TaskDetails, type TaskResult } from '@kaaj/contract';
import { escrowOf } from '../../src/contexts/wallet';
import { batchBody } from '../support/actions';
import { actions, describeOnEachDatabase, idOf, type Person, taskBody, TestApp } from '../test-app';

const MINUTE = 60_000;
const URL_TEMPLATE = 'https://survey.example/s?w={{worker}}&t={{task}}&s={{submission}}#start';

const PAGE = readFileSync(join(__dirname, '../../../docs/task-forms.md'), 'utf8');
const [, SURVEY = ''] = /```js\n(const bits = [^`]*`0x[^`]*`[^`]*)```/.exec(PAGE) ?? [];

/** Computed like on the survey page of docs/task-forms.md. */
const codeOf = (linkSecret: string, submission: string): string =>
  runInNewContext(`${SURVEY}; code`, { createHmac, linkSecret, submission }) as string;

describeOnEachDatabase('work at an external address', (engine) => {
  let testApp: TestApp;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const admin = await testApp.admin();
    [ann, bob] = [await testApp.person('Buyer', { coins: 1000 }), await testApp.person('Worker')];
    await testApp.keepRows(admin, ann, bob);
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.deleteAllRows());

  type Posted = { readonly _id: string; readonly linkSecret?: string };
  type Claimed = { readonly link?: { readonly url: string } };
  const post = (link: unknown, more = {}) => ann.post('/task', { ...taskBody({ requiredWorkers: 9 }), link, ...more });
  const posted = async (code: string) => (await post({ url: URL_TEMPLATE, code })).data<Posted>();
  const opened = async (worker: Person, task: string) => {
    const { link } = (await actions.claim(worker, task)).data<Claimed>();
    const [, w = '', t = '', s = ''] =
      /^https:\/\/survey\.example\/s\?w=([^&]*)&t=([^&]*)&s=([^#]*)#start$/.exec(link?.url ?? '') ?? [];
    return { worker: w, task: t, submission: s };
  };
  const send = (worker: Person, task: string, code?: string) => worker.post('/submission', { task, code });
  const refusal = async (link: unknown, more = {}) => {
    const { status, problem } = await post(link, more);
    return [status, problem.code, (problem.errors as Problem['errors'])?.map(({ field }) => field)];
  };

  it('has the task, the submission to come and an id of the worker in its address', async () => {
    const { _id } = await posted('any');
    const { worker, task, submission } = await opened(bob, _id);
    expect(task).toBe(_id);
    expect(worker).toMatch(/^[0-9A-Z]{16}$/);
    expect(idOf(await send(bob, _id, 'done'))).toBe(submission);
  });

  it('has one pseudonym of a worker per buyer, which reveals nothing about the worker', async () => {
    const cid = await testApp.person('Buyer', { coins: 100 });
    const mine = [await posted('any'), await posted('any')] as const;
    const other = (await cid.post('/task', { ...taskBody(), link: { url: URL_TEMPLATE, code: 'any' } })).data<Posted>();
    const [one, two, three] = [
      await opened(bob, mine[0]._id),
      await opened(bob, mine[1]._id),
      await opened(bob, other._id),
    ];
    expect(two.worker).toBe(one.worker);
    expect(three.worker).not.toBe(one.worker);
    expect(bob.id).not.toContain(one.worker);
  });

  it('can be submitted with an active claim only', async () => {
    const { _id } = await posted('any');
    const refused = await send(bob, _id, 'done');
    expect([refused.status, refused.code]).toEqual([409, 'claim/needed']);
    await opened(bob, _id);
    (await actions.releaseClaim(bob, _id)).data();
    expect((await send(bob, _id, 'done')).code).toBe('claim/needed');
  });

  it('accepts any non-empty code when the buyer validates none', async () => {
    const { _id } = await posted('any');
    await opened(bob, _id);
    expect((await send(bob, _id)).code).toBe('submission/code-wrong');
    const sent = (await send(bob, _id, ' c0de ')).data<{ code: string; submissionDetail: string }>();
    expect(sent).toMatchObject({ code: 'c0de', submissionDetail: 'c0de' });
    expect((await ann.get(`/submission/received`)).data()).toMatchObject([{ code: 'c0de' }]);
  });

  it('accepts the code of the task and no other', async () => {
    const { _id } = await posted('OPEN-1');
    await opened(bob, _id);
    for (const wrong of [undefined, 'open-1', 'OPEN-', 'OPEN-12']) {
      const { status, problem } = await send(bob, _id, wrong);
      expect([status, problem.code]).toEqual([422, 'submission/code-wrong']);
      expect(problem.errors).toMatchObject([{ field: 'code' }]);
    }
    expect((await send(bob, _id, 'OPEN-1')).status).toBe(201);
  });

  it('accepts the code signed for this submission, in any case, and no other one', async () => {
    const { _id, linkSecret = '' } = await posted('signed');
    const cid = await testApp.person('Worker');
    const [mine, others] = [await opened(bob, _id), await opened(cid, _id)];
    expect((await send(bob, _id, codeOf(linkSecret, others.submission))).code).toBe('submission/code-wrong');
    expect((await send(bob, _id, codeOf(linkSecret, mine.submission).toLowerCase())).status).toBe(201);
    expect((await send(cid, _id, codeOf(linkSecret, others.submission))).status).toBe(201);
  });

  const afterAllowance = () => testApp.clock.advance(10 * MINUTE + 1);
  it.each([
    ['expired', async () => afterAllowance()],
    [
      'expired and was ended by the job',
      async () => {
        afterAllowance();
        await testApp.runJobs();
      },
    ],
    ['was released', async (task: string) => (await actions.releaseClaim(bob, task)).data()],
  ])('accepts a signed code after its claim %s, with the next claim of its worker alone, once', async (_, end) => {
    const cid = await testApp.person('Worker');
    for (const [name, person] of Object.entries({ ann, bob, cid })) testApp.nameWallet(name, person);
    const terms = { allowanceMinutes: 10, requiredWorkers: 3, payableAmount: 5 };
    const { _id, linkSecret = '' } = (await post({ url: URL_TEMPLATE, code: 'signed' }, terms)).data<Posted>();
    testApp.name('escrow', escrowOf(_id));
    const before = await testApp.balances();
    const code = codeOf(linkSecret, (await opened(bob, _id)).submission);
    await end(_id);
    await opened(cid, _id);
    expect((await send(cid, _id, code)).code).toBe('submission/code-wrong');
    const { submission } = await opened(bob, _id);
    expect(code).toBe(codeOf(linkSecret, submission));
    expect(idOf(await send(bob, _id, code))).toBe(submission);
    expect(await testApp.balances()).toEqual(before);
    expect((await send(bob, _id, code)).code).toBe('claim/needed');
    expect((await actions.claim(bob, _id)).code).toBe('submission/already-submitted');
    expect((await send(cid, _id, code)).code).toBe('submission/code-wrong');
    (await actions.review(ann, submission, 'accepted')).data();
    expect(await testApp.balances()).toEqual({ ...before, bob: 10 + 5, escrow: 15 - 5 });
    expect((await ann.get(`/task/${_id}`)).data<TaskDetails>().link).toMatchObject({ wrongCodes: 2 });
  });

  it('keeps the id of its submission over two expired claims and the day of waiting after them', async () => {
    const { _id } = (await post({ url: URL_TEMPLATE, code: 'signed' }, { allowanceMinutes: 10 })).data<Posted>();
    const { submission } = await opened(bob, _id);
    afterAllowance();
    expect((await opened(bob, _id)).submission).toBe(submission);
    afterAllowance();
    await testApp.runJobs();
    await bob.signIn();
    expect((await actions.claim(bob, _id)).code).toBe('claim/twice-a-day');
    testApp.clock.advance(24 * 60 * MINUTE - 10 * MINUTE);
    await testApp.runJobs();
    await bob.signIn();
    expect((await opened(bob, _id)).submission).toBe(submission);
  });

  it('returns the secret once, to its buyer, and stores it encrypted', async () => {
    const key = { 'idempotency-key': 'a-link' };
    const body = { ...taskBody(), link: { url: URL_TEMPLATE, code: 'signed' } };
    const first = (await ann.post('/task', body, key)).data<Posted>();
    expect(first.linkSecret).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await testApp.snapshot())).not.toContain(first.linkSecret);
    const page = await ann.get(`/task/${first._id}`);
    expect(page.data<TaskDetails>().link).toEqual({ url: URL_TEMPLATE, code: 'signed', wrongCodes: 0 });
    expect(page.text).not.toContain(first.linkSecret);
    expect((await posted('any')).linkSecret).toBeUndefined();
  });

  it('shows its address to everybody and its code to the buyer', async () => {
    const { _id } = await posted('OPEN-1');
    const link = async (someone: Person) => (await someone.get(`/task/${_id}`)).data<TaskDetails>();
    expect((await link(ann)).link).toEqual({ url: URL_TEMPLATE, code: 'OPEN-1', wrongCodes: 0 });
    expect(await link(bob)).toMatchObject({ link: { url: URL_TEMPLATE }, myClaim: null });
    expect(JSON.stringify(await link(bob))).not.toContain('OPEN-1');
    await opened(bob, _id);
    expect((await link(bob)).myClaim).toMatchObject({ link: { url: expect.stringContaining(_id) as string } });
    const plain = idOf(await actions.post(ann));
    expect((await bob.get(`/task/${plain}`)).data<TaskDetails>().link).toBeNull();
  });

  it('checks no more codes after ten wrong ones, under concurrent attempts too, and notifies the buyer', async () => {
    const { _id } = await posted('OPEN-1');
    await opened(bob, _id);
    const answers = await Promise.all(Array.from({ length: 14 }, (_, index) => send(bob, _id, `guess ${index}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(422), ...Array(4).fill(429)]);
    expect((await send(bob, _id, 'OPEN-1')).status).toBe(429);
    expect((await ann.get(`/task/${_id}`)).data<TaskDetails>().link).toMatchObject({ wrongCodes: 10 });
    const cid = await testApp.person('Worker');
    await opened(cid, _id);
    expect((await send(cid, _id, 'OPEN-1')).status).toBe(201);
  });

  it('counts a wrong code under an idempotency key as well, and never a right one', async () => {
    const { _id } = await posted('OPEN-1');
    await opened(bob, _id);
    const under = (code: string) => bob.post('/submission', { task: _id, code }, { 'idempotency-key': `code-${code}` });
    await under('wrong');
    const sent = (await under('OPEN-1')).text;
    expect((await under('OPEN-1')).text).toBe(sent);
    expect((await ann.get(`/task/${_id}`)).data<TaskDetails>().link).toMatchObject({ wrongCodes: 1 });
  });

  it('is rejected beside a form, and when a form is added later', async () => {
    const form = { fields: [{ name: 'word', kind: 'text', label: 'Which word?' }] };
    const link = { url: URL_TEMPLATE, code: 'any' };
    expect(await refusal(link, { form })).toEqual([422, 'task/form-invalid', ['link']]);
    const { _id } = await posted('any');
    const edit = { title: 'New', taskDetail: 'New', submissionInfo: 'New' };
    expect((await ann.patch(`/task/update/${_id}`, { ...edit, form })).code).toBe('task/form-invalid');
    (await ann.patch(`/task/update/${_id}`, edit)).data();
    expect((await ann.get(`/task/${_id}`)).data<TaskDetails>().link).toMatchObject({ code: 'any' });
    (await ann.patch(`/task/update/${_id}`, { ...edit, form, link: null })).data();
    expect((await ann.get(`/task/${_id}`)).data<TaskDetails>()).toMatchObject({ link: null, form });
    expect((await ann.patch(`/task/update/${_id}`, { ...edit, link })).code).toBe('task/form-invalid');
  });

  const edit = (task: string, link: unknown) =>
    ann.patch(`/task/update/${task}`, { title: 'New', taskDetail: 'New', submissionInfo: 'New', link });

  it('is changed by an edit for later claims, and rejected when it is invalid', async () => {
    const { _id } = await posted('OPEN-1');
    (await edit(_id, { url: 'https://other.example/?id={{submission}}', code: 'OPEN-2' })).data();
    const { link } = (await actions.claim(bob, _id)).data<Claimed>();
    expect(link?.url).toMatch(/^https:\/\/other\.example\/\?id=\w{26}$/);
    expect((await send(bob, _id, 'OPEN-1')).code).toBe('submission/code-wrong');
    expect((await send(bob, _id, 'OPEN-2')).status).toBe(201);
    const { status, problem } = await edit(_id, { url: 'http://other.example/', code: 'any' });
    expect([status, problem.code, problem.errors?.map(({ field }) => field)]).toEqual([
      422,
      'task/form-invalid',
      ['link.url'],
    ]);
    expect((await edit(_id, 'https://other.example/')).code).toBe('request/invalid');
    expect((await ann.get(`/task/${_id}`)).data<TaskDetails>().link).toMatchObject({ code: 'OPEN-2' });
  });

  it('can be added by an edit for a worker with an earlier claim, with a secret that is returned once', async () => {
    const task = idOf(await actions.post(ann, { requiredWorkers: 2 }));
    (await actions.claim(bob, task)).data();
    const link = { url: URL_TEMPLATE, code: 'signed' };
    const { linkSecret = '' } = (await edit(task, link)).data<Posted>();
    expect(linkSecret).toMatch(/^[\w-]{43}$/);
    expect((await edit(task, link)).data<Posted>().linkSecret).toBeUndefined();
    const { submission } = await opened(bob, task);
    expect((await opened(bob, task)).submission).toBe(submission);
    expect(idOf(await send(bob, task, codeOf(linkSecret, submission)))).toBe(submission);
  });

  it('can be removed by an edit, after which a worker with a claim submits text', async () => {
    const { _id } = await posted('OPEN-1');
    const { submission } = await opened(bob, _id);
    (await edit(_id, null)).data();
    expect((await ann.get(`/task/${_id}`)).data<TaskDetails>().link).toBeNull();
    expect(idOf(await actions.submit(bob, _id))).toBe(submission);
  });

  it('is stored in a task template', async () => {
    const link = { url: URL_TEMPLATE, code: 'OPEN-1' };
    const saveTemplate = (form: object) =>
      ann.post('/task-template', { name: 'Survey', form: { title: 'Survey', ...form } });
    (await saveTemplate({ link })).data();
    const [template] = (await ann.get('/task-template')).data<{ form: object }[]>();
    expect(template?.form).toMatchObject({ title: 'Survey', form: null, link });
    expect((await saveTemplate({ link: { ...link, url: 'http://survey.example' } })).code).toBe('task/form-invalid');
    expect((await saveTemplate({ link, form: { fields: [{ name: 'a', kind: 'text', label: 'A' }] } })).code).toBe(
      'task/form-invalid',
    );
  });

  const batchOf = (url: string, rows: string, code = 'any') =>
    ann.post('/task/batch', { ...batchBody({ title: 'Answer', rows }), taskDetail: 'Answer it.', link: { url, code } });

  it.each([
    [
      'a column in the middle of the address, percent-encoded',
      'https://survey.example/{{part}}?q={{word}}&s={{submission}}',
      'part,word\na/b,rice & কলা\n',
      /^https:\/\/survey\.example\/a\/b\?q=rice%20%26%20%E0%A6%95%E0%A6%B2%E0%A6%BE&s=\w{26}$/,
    ],
    [
      'a column as the whole address, as it is',
      '{{page}}',
      'page\nhttps://one.example/?a=1&s={{submission}}\n',
      /^https:\/\/one\.example\/\?a=1&s=\w{26}$/,
    ],
    ['what a row names twice', 'https://survey.example/{{a}}/{{ a }}', 'a\n1\n', /^https:\/\/survey\.example\/1\/1$/],
  ])('fills in %s', async (_, url, rows, expected) => {
    const batch = idOf(await batchOf(url, rows));
    await testApp.runJobs();
    expect((await bob.post(`/task/batch/${batch}/next`)).data<NextItem>().link?.url).toMatch(expected);
  });

  it('names the rows whose filled in address is no https address, and posts nothing', async () => {
    const rows = 'page\nhttps://one.example/\nhttp://two.example/\n{{worker}}.example\nhttps://four.example/{{mail}}\n';
    for (const path of ['/task/batch', '/task/batch/preview']) {
      const body = {
        ...batchBody({ title: 'Answer', rows }),
        taskDetail: 'Answer.',
        link: { url: '{{page}}', code: 'any' },
      };
      const { status, problem } = await ann.post(path, body);
      expect([status, problem.code]).toEqual([422, 'batch/faulty-rows']);
      expect((problem.errors as Problem['errors'])?.map(({ field, code, line }) => [line, field, code])).toEqual([
        [3, 'link.url', 'isUrl'],
        [4, 'link.url', 'isUrl'],
        [5, 'link.url', 'unknown-place'],
      ]);
    }
    const long = await batchOf('https://survey.example/{{a}}', `a\n${'x'.repeat(2_000)}\n`);
    expect(long.problem.errors).toMatchObject([{ line: 2, field: 'link.url', code: 'maxLength' }]);
    const unknown = await batchOf('https://survey.example/{{b}}', 'a\n1\n');
    expect(unknown.problem.errors).toMatchObject([{ line: 1, field: 'link.url', code: 'unknown-column' }]);
    const plain = await batchOf('http://survey.example/', 'a\n1\n');
    expect([plain.code, plain.problem.errors?.[0]?.field]).toEqual(['task/form-invalid', 'link.url']);
    expect(await testApp.sql('SELECT id FROM task_batch WHERE buyer_id = ?', [ann.id])).toEqual([]);
  });

  it.each([
    ['http://survey.example/'],
    ['https://me:word@survey.example/'],
    ['https://{{worker}}.example/'],
    ['https://survey.example{{worker}}'],
    ['https://survey.example/?mail={{email}}'],
    ['https://survey.example/ space'],
    ['javascript:alert(1)'],
    [''],
  ])('is rejected with the address "%s"', async (url) => {
    expect(await refusal({ url, code: 'any' })).toEqual([422, 'task/form-invalid', ['link.url']]);
  });

  it('is rejected with an address of more than 2,000 characters', async () => {
    const url = `https://survey.example/${'x'.repeat(2000)}`;
    expect(await refusal({ url, code: 'any' })).toEqual([422, 'task/form-invalid', ['link.url']]);
  });

  it('is rejected without a code, with more than both, and as no object', async () => {
    expect(await refusal({ url: URL_TEMPLATE })).toEqual([422, 'task/form-invalid', ['link.code']]);
    expect(await refusal({ url: URL_TEMPLATE, code: 'any', frame: true })).toEqual([
      422,
      'task/form-invalid',
      ['link.frame'],
    ]);
    expect(await refusal('https://survey.example/')).toEqual([400, 'request/invalid', ['link']]);
  });

  it('is offered item by item in a batch, under one secret', async () => {
    const link = { url: URL_TEMPLATE, code: 'signed' };
    const batch = (await ann.post('/task/batch', { ...batchBody(), link })).data<Posted>();
    await testApp.runJobs();
    const next = (await bob.post(`/task/batch/${batch._id}/next`)).data<NextItem>();
    const submission = /&s=([^#]*)/.exec(next.link?.url ?? '')?.[1] ?? '';
    expect(next.task.myClaim).toMatchObject({ link: next.link });
    const sent = await send(bob, next.task._id, codeOf(batch.linkSecret ?? '', submission));
    expect(idOf(sent)).toBe(submission);
    expect((await ann.get(`/task/batch/${batch._id}`)).data<Posted>().linkSecret).toBeUndefined();
  });

  it('keeps the id of its submission when the next item is the one whose claim expired', async () => {
    const batch = idOf(await batchOf('https://survey.example/{{a}}?s={{submission}}', 'a\n1\n', 'signed'));
    await testApp.runJobs();
    const next = async () => (await actions.next(bob, batch)).data<NextItem>();
    const first = await next();
    testApp.clock.advance(Date.parse(first.until) - testApp.clock.clock.now() + 1);
    await bob.signIn();
    const second = await next();
    expect(second.link).toEqual(first.link);
    expect(Date.parse(second.until)).toBeGreaterThan(Date.parse(first.until));
  });

  it('has its completion codes in a column of the results, which is absent without codes', async () => {
    const { _id } = await posted('any');
    await opened(bob, _id);
    (await send(bob, _id, '=c0de')).data();
    const batch = idOf(await batchOf('https://survey.example/{{a}}', 'a\n1\n'));
    await testApp.runJobs();
    const { task } = (await bob.post(`/task/batch/${batch}/next`)).data<NextItem>();
    (await send(bob, task._id, 'c0de 2')).data();
    (await edit(_id, null)).data();
    const codesOf = async (path: string) => {
      const [head = [], row = []] = [...csvRecords((await ann.get(`${path}/results`)).text, 50)].map(
        ({ cells }) => cells,
      );
      const line = (await ann.get(`${path}/results?format=jsonl`)).text.trim();
      return [row[head.indexOf('code')], (JSON.parse(line) as TaskResult).code];
    };
    expect(await codesOf(`/task/${_id}`)).toEqual(["'=c0de", '=c0de']);
    expect(await codesOf(`/task/batch/${batch}`)).toEqual(['c0de 2', 'c0de 2']);
    const plain = idOf(await actions.post(ann));
    (await actions.submit(bob, plain)).data();
    expect((await ann.get(`/task/${plain}/results`)).text).not.toMatch(/,code[,\r]/);
  });

  it('loses the pseudonym of a removed worker', async () => {
    const { _id } = await posted('any');
    await opened(bob, _id);
    (await actions.remove(await testApp.admin(), bob.id)).data();
    await testApp.runJobs();
    expect(await testApp.sql('SELECT alias FROM link_worker WHERE worker_id = ?', [bob.id])).toEqual([]);
  });
});
