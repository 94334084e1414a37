import { type Role } from '@kaaj/contract';
import { newId } from '../../src/kernel/ids';
import { ACCESS } from './access-table';
import { batchBody, actions, idOf, taskBody } from './actions';
import { type Person } from './person';
import { PICTURE } from './picture';
import { type TestEnvironment } from './test-environment';

export type Route = keyof typeof ACCESS;

/** How to call a route successfully: what the access table does not contain. */
export interface Example {
  /** Creates the record for `:id`; with `owner` one of theirs. Returns its id. */
  readonly record?: (testEnv: TestEnvironment, owner: Person) => Promise<string>;
  /** The role of the owners of such records. */
  readonly owner?: Role;
  /** Every caller with access may use any record; otherwise foreign records return 404. */
  readonly shared?: true;
  /** An Admin may use any record, though others may not. */
  readonly adminForAnyone?: true;
  /** A valid body. */
  readonly body?: (testEnv: TestEnvironment, me: Person) => Promise<object> | object;
  /** Headers without which it is rejected. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What follows the path. */
  readonly query?: string;
  /** The answer to permitted callers when it is no success, because a test cannot provide what the call needs. */
  readonly answers?: number;
}

const task = async (_: TestEnvironment, buyer: Person) =>
  idOf(await actions.post(buyer, { requiredWorkers: 2, payableAmount: 5 }));

const batch = async (_: TestEnvironment, buyer: Person) => idOf(await actions.postBatch(buyer));

/** A ZIP file without any uploaded piece. */
const batchPictures = async (_: TestEnvironment, buyer: Person) =>
  idOf(await buyer.post('/task/batch/pictures', undefined, { 'upload-length': '9' }));

const PICTURE_ROWS = 'picture\nnone\n';

const othersTask = async (testEnv: TestEnvironment) => task(testEnv, await testEnv.person('Buyer'));

/** With an item, as if a piece of it had been posted. */
const othersBatch = async (testEnv: TestEnvironment) => {
  const buyer = await testEnv.person('Buyer');
  const [id, item] = [await batch(testEnv, buyer), await task(testEnv, buyer)];
  await testEnv.sql('UPDATE task SET batch_id = ?, item_slots = open_slots WHERE id = ?', [id, item]);
  return id;
};

const submission = async (testEnv: TestEnvironment, buyer: Person) =>
  idOf(await actions.submit(await testEnv.person('Worker'), await task(testEnv, buyer)));

const acceptedWork = async (testEnv: TestEnvironment, buyer: Person) => {
  const id = await submission(testEnv, buyer);
  (await actions.review(buyer, id, 'accepted')).data();
  return id;
};

/** Work of the worker, with its buyer, on a task with another open slot. */
const workOf = async (testEnv: TestEnvironment, worker: Person) => {
  const buyer = await testEnv.person('Buyer');
  return { buyer, id: idOf(await actions.submit(worker, await task(testEnv, buyer))) };
};

const withRequestedChanges = async (testEnv: TestEnvironment, worker: Person) => {
  const { buyer, id } = await workOf(testEnv, worker);
  (await actions.askForChanges(buyer, id)).data();
  return id;
};

const rejectedWork = async (testEnv: TestEnvironment, worker: Person) => {
  const { buyer, id } = await workOf(testEnv, worker);
  (await actions.review(buyer, id, 'rejected')).data();
  return id;
};

const dispute = async (testEnv: TestEnvironment, worker: Person) =>
  idOf(await actions.dispute(worker, await rejectedWork(testEnv, worker)));

const disputeToAnswer = async (testEnv: TestEnvironment, buyer: Person) => {
  const worker = await testEnv.person('Worker');
  const own = idOf(await actions.submit(worker, await task(testEnv, buyer)));
  (await actions.review(buyer, own, 'rejected')).data();
  return idOf(await actions.dispute(worker, own));
};

const answeredDispute = async (testEnv: TestEnvironment) => {
  const buyer = await testEnv.person('Buyer');
  const id = await disputeToAnswer(testEnv, buyer);
  (await actions.answerDispute(buyer, id, { statement: 'It was not done.' })).data();
  return id;
};

const suspendedBuyer = async (testEnv: TestEnvironment) => {
  const { id } = await testEnv.person('Buyer');
  await testEnv.sql('INSERT INTO review_brake (buyer_id, since, lifted_at) VALUES (?, 1, 0)', [id]);
  return id;
};

const withdrawal = async (testEnv: TestEnvironment, worker: Person) => {
  (await actions.correct(await testEnv.admin(), worker.id, 1000)).data();
  return idOf(await actions.withdraw(worker, 200));
};

const queuedPayout = async (testEnv: TestEnvironment) => {
  const id = await withdrawal(testEnv, await testEnv.person('Worker'));
  (await actions.decide(await testEnv.admin(), id, 'accepted')).data();
  return id;
};

const person = async (testEnv: TestEnvironment) => (await testEnv.person('Worker')).id;

const workerGroup = async (_: TestEnvironment, buyer: Person) =>
  idOf(await buyer.post('/worker-group', { name: 'Careful people' }));

const invitationTo = async (testEnv: TestEnvironment) => {
  const buyer = await testEnv.person('Buyer');
  const made = await buyer.post(`/worker-group/${await workerGroup(testEnv, buyer)}/invitation`);
  return new URL(made.data<{ link: string }>().link).searchParams.get('token');
};

const TEST_BODY = {
  title: 'Names of birds',
  form: { fields: [{ name: 'bird', kind: 'text', label: 'Which bird is this?' }] },
  known: { bird: 'magpie' },
  ...{ pass: 1, places: 2, payableAmount: 3, againAfterDays: 7 },
};

const workerTest = async (_: TestEnvironment, buyer: Person) => idOf(await buyer.post('/worker-test', TEST_BODY));

const othersTest = async (testEnv: TestEnvironment) => workerTest(testEnv, await testEnv.person('Buyer'));

const objection = async (testEnv: TestEnvironment) => {
  const worker = await testEnv.person('Worker');
  (await actions.suspend(await testEnv.admin(), worker.id)).data();
  await worker.signIn();
  return idOf(await worker.post('/user/objection', { statement: 'I did nothing.' }));
};

const payoutAccount = async (_: TestEnvironment, worker: Person) => idOf(await actions.saveAccount(worker));

const taskFilter = async (_: TestEnvironment, worker: Person) =>
  idOf(await worker.post('/task-filter', { name: 'Photos' }));

const taskTemplate = async (_: TestEnvironment, buyer: Person) =>
  idOf(await buyer.post('/task-template', { name: 'Price boards', form: { title: 'Photograph a price board' } }));

const key = async (_: TestEnvironment, owner: Person) => idOf(await actions.createKey(owner, ['tasks:read']));

const webhook = async (_: TestEnvironment, owner: Person) =>
  idOf(await owner.post('/webhook', { url: 'https://1.1.1.1/kaaj', events: ['task.closed'] }));

const proofUpload = async (_: TestEnvironment, worker: Person) =>
  idOf(await worker.post('/image/proof/upload', undefined, { 'upload-length': '9' }));

const taskToWorkOn = async (testEnv: TestEnvironment) => ({
  task: await task(testEnv, await testEnv.person('Buyer')),
  submissionDetail: 'Done.',
});

/** A session of theirs in another browser. */
const ownSession = async (testEnv: TestEnvironment, { id }: Person) => {
  const sessionId = newId();
  await testEnv.sql('INSERT INTO session (id, person_id, refresh_hash, browser, expires_at) VALUES (?, ?, ?, ?, ?)', [
    sessionId,
    id,
    newId(),
    'Firefox',
    Date.now() + 86_400_000,
  ]);
  return sessionId;
};

/** Every route that needs more than its path. */
export const EXAMPLES: Partial<Record<Route, Example>> = {
  'POST /jwt': { body: (_, { email }) => ({ email }) },
  'POST /user/:email': {
    body: (_, { name, email }) => ({ name, email, role: 'Worker', image: PICTURE, coin: 10 }),
  },
  'POST /auth/signup': { body: () => ({ email: `${Math.random()}@kaaj.test`.slice(2), password: 'Secret-pass1' }) },
  'POST /auth/login': { body: (_, { email, password }) => ({ email, password }) },
  'POST /auth/second-factor': { body: () => ({ challengeToken: 'x'.repeat(43), code: '123456' }), answers: 401 },
  'PATCH /account/language': { body: () => ({ language: 'bn' }) },
  'PATCH /account/password': { body: (_, { password }) => ({ password, newPassword: password }) },
  'DELETE /account/session/:id': { record: ownSession, owner: 'Worker' },
  'POST /auth/prove': { body: (_, { password }) => ({ password }) },
  'POST /account/second-factor': { body: (_, { password }) => ({ password }) },
  'POST /account/second-factor/on': {
    body: async (_, me) => {
      await me.post('/account/second-factor', { password: me.password });
      return { code: '12345678' };
    },
    answers: 422,
  },
  'POST /account/second-factor/recovery-codes': { body: () => ({ code: '12345678' }), answers: 409 },
  'POST /account/second-factor/off': { body: () => ({ code: '12345678' }), answers: 409 },
  // Consents to forfeit nothing, so that the account is not closed.
  'POST /account/closing': { body: (_, { password }) => ({ password, coins: 0 }), answers: 409 },
  'PATCH /account/notice-mail': { body: () => ({ on: ['account'], pace: 'at-once' }) },
  'POST /notice-mail/off': { query: `?token=${'x'.repeat(69)}`, answers: 422 },
  'POST /auth/password-reset': { body: () => ({ email: 'nobody@kaaj.test' }) },
  'POST /auth/password-reset/complete': {
    body: () => ({ token: 'x'.repeat(43), password: 'Secret-pass2' }),
    answers: 422,
  },
  'POST /auth/verify-email/complete': { body: () => ({ token: 'x'.repeat(43) }), answers: 422 },
  'PATCH /auth/profile': { body: () => ({ displayName: 'Another Name', photoURL: PICTURE }) },

  'PATCH /user/updatecoin/:id': { record: person, shared: true, body: () => ({ coin: 55, reason: 'a test' }) },
  'PATCH /user/updaterole/:id': { record: person, shared: true, body: () => ({ role: 'Buyer' }) },
  'DELETE /user/deleteuser/:id': { record: person, shared: true, body: () => ({ reason: 'a test' }) },
  'PATCH /user/suspend/:id': { record: person, shared: true, body: () => ({ reason: 'a test' }) },
  // No caller here is suspended.
  'POST /user/objection': { body: () => ({ statement: 'I did nothing.' }), answers: 409 },
  'POST /worker-group': { body: () => ({ name: 'Careful people' }) },
  'POST /worker-group/invitation': {
    body: async (testEnv) => ({ token: await invitationTo(testEnv) }),
  },
  'GET /worker-group/:id': { record: workerGroup, owner: 'Buyer' },
  'PATCH /worker-group/:id': { record: workerGroup, owner: 'Buyer', body: () => ({ name: 'Fast people' }) },
  'DELETE /worker-group/:id': { record: workerGroup, owner: 'Buyer' },
  'GET /worker-group/:id/member': { record: workerGroup, owner: 'Buyer' },
  'POST /worker-group/:id/member': {
    record: workerGroup,
    owner: 'Buyer',
    body: async (testEnv) => ({ workers: [await person(testEnv)] }),
  },
  'DELETE /worker-group/:id/member/:worker': { record: workerGroup, owner: 'Buyer', answers: 404 },
  'POST /worker-group/:id/invitation': { record: workerGroup, owner: 'Buyer', body: () => ({ days: 7 }) },
  'PATCH /task/review/:id': {
    record: async (testEnv) => {
      const id = await othersTask(testEnv);
      await testEnv.sql("UPDATE task SET status = 'review', review = 'waiting' WHERE id = ?", [id]);
      return id;
    },
    shared: true,
    body: () => ({ approved: true }),
  },
  'POST /worker-test': { body: () => TEST_BODY },
  'GET /worker-test/:id': { record: othersTest, shared: true },
  'POST /worker-test/:id/attempt': { record: othersTest, shared: true, body: () => ({ answers: { bird: 'crow' } }) },
  'DELETE /worker-test/:id': { record: workerTest, owner: 'Buyer' },
  'POST /report': {
    body: async (testEnv) => ({ kind: 'abuse', about: { user: await person(testEnv) }, text: 'They insulted me.' }),
  },
  'PATCH /report/:id': {
    record: async (testEnv) =>
      idOf(
        await (
          await testEnv.person('Worker')
        ).post('/report', { kind: 'abuse', about: { user: await person(testEnv) }, text: 'They insulted me.' }),
      ),
    shared: true,
    body: () => ({ outcome: 'dismissed', answer: 'Nothing was found.' }),
  },
  'PATCH /user/objection/:id': {
    record: objection,
    shared: true,
    body: () => ({ lifted: false, reason: 'a test' }),
  },

  'GET /submission/worker/among': { query: '?tasks=01M83R6FM8DE3X6793M45X6KEP' },
  'GET /submission/received/among': { query: '?tasks=01M83R6FM8DE3X6793M45X6KEP' },
  'POST /task': { body: () => taskBody() },
  'GET /task/:id': { record: task, owner: 'Buyer', shared: true },
  'GET /task/:id/results': { record: task, owner: 'Buyer' },
  'PATCH /task/update/:id': {
    record: task,
    owner: 'Buyer',
    body: () => ({ title: 'New', taskDetail: 'New words', submissionInfo: 'New info' }),
  },
  'PATCH /task/update/requiredWorker/:id': { record: task, owner: 'Buyer', body: () => ({ requiredWorkers: 1 }) },
  'DELETE /task/delete/:id': { record: task, owner: 'Buyer', adminForAnyone: true },

  'POST /task/batch': { body: () => batchBody() },
  'POST /task/batch/preview': { body: () => batchBody() },
  'GET /task/batch/:id': { record: batch, owner: 'Buyer' },
  'GET /task/batch/:id/results': { record: batch, owner: 'Buyer' },
  'GET /task/batch/:id/labels': { record: batch, owner: 'Buyer' },
  'GET /task/batch/:id/annotators': { record: batch, owner: 'Buyer' },
  'PATCH /task/batch/:id': { record: batch, owner: 'Buyer', body: () => ({ overlap: 2 }) },
  'POST /task/batch/:id/cancel': { record: batch, owner: 'Buyer', adminForAnyone: true },

  'POST /terms': {
    body: () => ({ version: `${Math.random()}`, from: '2099-01-01', summary: 'What is new.' }),
  },
  // No version was announced.
  'POST /account/terms': { body: () => ({ version: '2027-01' }), answers: 409 },
  'POST /task/:id/question': {
    record: othersTask,
    owner: 'Worker',
    shared: true,
    body: () => ({ text: 'In which language?' }),
  },
  'GET /task/:id/question': { record: task, owner: 'Buyer', shared: true },
  'PATCH /question/:id': {
    record: async (testEnv, buyer) =>
      idOf(
        await (
          await testEnv.person('Worker')
        ).post(`/task/${await task(testEnv, buyer)}/question`, { text: 'In which language?' }),
      ),
    owner: 'Buyer',
    body: () => ({ answer: 'In English.' }),
  },
  'POST /task/:id/claim': { record: othersTask, owner: 'Worker', shared: true },
  'POST /task/batch/:id/next': {
    record: othersBatch,
    owner: 'Worker',
    shared: true,
    body: () => ({ ahead: false }),
  },
  'DELETE /task/:id/claim': { record: othersTask, owner: 'Worker', shared: true },

  'POST /submission': { body: taskToWorkOn },
  'POST /submission/decisions': { body: () => ({ decisions: [{ id: '0'.repeat(26), status: 'accepted' }] }) },
  'PATCH /submission/update/status/:id': { record: submission, owner: 'Buyer', body: () => ({ status: 'accepted' }) },

  'POST /submission/:id/bonus': {
    record: acceptedWork,
    owner: 'Buyer',
    body: () => ({ coins: 2, reason: 'Very thorough.' }),
  },
  'POST /submission/bonus': { body: () => ({ bonuses: [{ id: '0'.repeat(26), coins: 1, reason: 'Thanks.' }] }) },
  'PATCH /submission/:id/changes': { record: submission, owner: 'Buyer', body: () => ({ note: 'In Bangla, please.' }) },
  'POST /submission/:id/version': {
    record: withRequestedChanges,
    owner: 'Worker',
    body: () => ({ submissionDetail: 'In Bangla now.' }),
  },
  'GET /submission/:id': { record: rejectedWork, owner: 'Worker', adminForAnyone: true },
  'GET /receipt/:kind/:id': { record: rejectedWork, owner: 'Worker', adminForAnyone: true },
  'GET /record/:userId': { record: person, shared: true },
  'POST /submission/:id/dispute': {
    record: rejectedWork,
    owner: 'Worker',
    body: () => ({ statement: 'I did all of it.' }),
  },

  'GET /dispute/:id': { record: dispute, owner: 'Worker', adminForAnyone: true },
  'PATCH /dispute/:id/answer': {
    record: disputeToAnswer,
    owner: 'Buyer',
    body: () => ({ statement: 'It was not done.' }),
  },
  'PATCH /dispute/:id/supporter': {
    record: dispute,
    owner: 'Worker',
    body: async (testEnv) => ({ email: (await testEnv.person('Worker')).email }),
  },
  'GET /dispute/:id/message': { record: dispute, owner: 'Worker', adminForAnyone: true },
  'POST /dispute/:id/message': {
    record: dispute,
    owner: 'Worker',
    body: () => ({ text: 'Please look at the proof.' }),
  },
  'PATCH /dispute/:id/decide': {
    record: answeredDispute,
    owner: 'Worker',
    shared: true,
    body: () => ({ for: 'buyer', reason: 'The proof shows nothing.' }),
  },

  'PATCH /admin/brake/:id': {
    record: suspendedBuyer,
    owner: 'Worker',
    shared: true,
    body: () => ({ lifted: true, reason: 'We have talked.' }),
  },

  'POST /notification': {
    body: async (testEnv) => ({ message: 'Hello', toEmail: (await testEnv.person('Worker')).email }),
  },

  'POST /payment': { body: () => ({ coinsPurchased: 10 }) },
  'POST /payment/webhook': { body: () => ({}), answers: 404 },

  'POST /withdrawal': {
    body: async (testEnv, me) => {
      if (me.role !== 'Admin') (await actions.correct(await testEnv.admin(), me.id, 1000)).data();
      return { withdrawalCoin: 200, paymentSystem: 'bkash', accountNumber: '01700000000' };
    },
  },
  'PATCH /withdrawal/status/:id': {
    record: withdrawal,
    owner: 'Worker',
    shared: true,
    body: () => ({ status: 'accepted' }),
  },
  'PATCH /withdrawal/cancel/:id': { record: withdrawal, owner: 'Worker' },
  'POST /withdrawal/:id/account': { record: withdrawal, owner: 'Worker', shared: true },
  'GET /withdrawal/:id/signals': { record: withdrawal, owner: 'Worker', shared: true },

  'POST /payout-account': { body: () => ({ paymentSystem: 'bkash', accountNumber: '01700000000' }) },
  'DELETE /payout-account/:id': { record: payoutAccount, owner: 'Worker' },

  'POST /task-filter': { body: () => ({ name: 'Photos', category: 'photo', minPay: 10 }) },
  'DELETE /task-filter/:id': { record: taskFilter, owner: 'Worker' },
  'POST /task-template': { body: () => ({ name: 'Price boards', form: { title: 'Photograph a price board' } }) },
  'PATCH /task-template/:id': { record: taskTemplate, owner: 'Buyer', body: () => ({ name: 'Boards' }) },
  'DELETE /task-template/:id': { record: taskTemplate, owner: 'Buyer' },

  'POST /payout/batch': {
    body: async (testEnv) => {
      await queuedPayout(testEnv);
      return { rail: 'bkash' };
    },
  },
  'POST /payout/references': {
    body: async (testEnv) => {
      const id = await queuedPayout(testEnv);
      (await actions.exportPayouts(await testEnv.admin())).data();
      return { csv: `payout,reference\n${id},TRX${id.slice(-8)}` };
    },
  },

  'GET /wallet/proof': { query: '?transfer=01M83R6FM8DE3X6793M45X6KEP', answers: 404 },
  'POST /key': { body: () => ({ name: 'A program', scopes: ['tasks:read'] }) },
  'GET /key/bearer': { answers: 404 },
  'DELETE /key/:id': { record: key, owner: 'Worker' },
  // An IP address, which needs no resolution; nothing is sent without a job.
  'POST /webhook': { body: () => ({ url: 'https://1.1.1.1/kaaj', events: ['task.closed'] }) },
  'DELETE /webhook/:id': { record: webhook, owner: 'Buyer' },
  'POST /webhook/:id/on': { record: webhook, owner: 'Buyer' },
  'POST /webhook/:id/secret': { record: webhook, owner: 'Buyer' },
  'POST /webhook/:id/test': { record: webhook, owner: 'Buyer' },
  'GET /webhook/:id/delivery': { record: webhook, owner: 'Buyer' },
  'POST /webhook/:id/delivery/:delivery': { record: webhook, owner: 'Buyer', answers: 404 },
  'POST /image': { answers: 400 },
  'GET /image/:name': { answers: 404 },
  'POST /image/proof': { answers: 400 },
  'GET /image/proof/:name': { answers: 404 },
  'POST /task/batch/pictures': { body: () => ({ rows: PICTURE_ROWS, format: 'csv', pictureColumn: 'picture' }) },
  'GET /task/batch/pictures/:id': { record: batchPictures, owner: 'Buyer' },
  'PATCH /task/batch/pictures/:id': {
    record: batchPictures,
    owner: 'Buyer',
    headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: () => Buffer.alloc(0),
  },
  'DELETE /task/batch/pictures/:id': { record: batchPictures, owner: 'Buyer' },
  'POST /image/proof/upload': { answers: 400 },
  'GET /image/proof/upload/:id': { record: proofUpload, owner: 'Worker' },
  'PATCH /image/proof/upload/:id': {
    record: proofUpload,
    owner: 'Worker',
    headers: { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: () => Buffer.alloc(0),
  },
  'DELETE /image/proof/upload/:id': { record: proofUpload, owner: 'Worker' },
  'POST /newsletter': { body: () => ({ email: 'reader@kaaj.test' }) },
  'GET /docs/:file': { answers: 404 },
};

export const exampleOf = (route: Route): Example => EXAMPLES[route] ?? {};

/** The routes of the access table, with their method and path. */
export const ROUTES = (Object.keys(ACCESS) as Route[]).map((route) => {
  const [method, path] = route.split(' ') as [string, string];
  return { route, method, path, rule: ACCESS[route] };
});

/** A path with an id and an e-mail address filled in; the id of a receipt is that of a decision. */
export function pathTo(path: string, id: string, email: string): string {
  return path
    .replace(/:(id|userId)\b/, id)
    .replace(':kind', 'decision')
    .replace(':name', `p${'0'.repeat(32)}.webp`)
    .replace(':email', encodeURIComponent(email));
}
