import { configureStore } from '@reduxjs/toolkit';
import { api } from './define-endpoint';
import {
  cancelBatch,
  changePassword,
  countReceivedSubmissions,
  deleteTask,
  editTask,
  getAccount,
  getBuyerOverview,
  getTask,
  getUser,
  listDevices,
  postTask,
  reviewSubmission,
  signOutDevice,
  submitWork,
} from './generated/endpoints';
import { buyerTaskPages, taskPages } from './pages';
import { stubServer } from './testing';

const email = 'rina@example.com';
const NEWLY_MADE = '66f000000000000000000009';
const [ferry, market, shop] = ['66f000000000000000000001', '66f000000000000000000002', '66f000000000000000000003'];
const page = (...ids: string[]) => ({ data: ids.map((_id) => ({ _id })), page: { next: null } });

let server: ReturnType<typeof stubServer>;
let dispatch: ReturnType<typeof given>;

/** The queries of one user: own record, overview, one task, all tasks, own tasks, and sign-in methods. */
function given() {
  const store = configureStore({
    reducer: { api: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  return store.dispatch;
}

const READ = {
  balance: 'GET /user',
  overview: 'GET /overview/buyer',
  task: `GET /task/${ferry}`,
  everybodys: 'GET /task',
  own: `GET /task/user/${email}`,
  account: 'GET /account',
  devices: 'GET /account/session',
  toReview: 'GET /submission/received/count',
} as const;

beforeEach(async () => {
  server = stubServer({
    [READ.balance]: { data: { _id: '1' } },
    [READ.overview]: { data: {}, page: { next: null } },
    [READ.task]: { data: { _id: ferry } },
    [READ.everybodys]: page(ferry, shop),
    [READ.own]: page(ferry, market),
    [READ.account]: { data: {} },
    [READ.devices]: { data: [] },
    [READ.toReview]: { data: 2 },
    'PATCH /account/password': { data: { done: true } },
    'DELETE /account/session/session-2': { data: { done: true } },
    'POST /task/batch/batch-1/cancel': { data: {} },
    [`PATCH /task/update/${ferry}`]: { data: {} },
    [`PATCH /task/update/${market}`]: { data: {} },
    [`DELETE /task/delete/${market}`]: { data: {} },
    [`PATCH /submission/update/status/${NEWLY_MADE}`]: { data: {} },
    'POST /submission': { data: {} },
    'POST /task': { data: { _id: NEWLY_MADE } },
  });
  dispatch = given();
  await Promise.all([
    dispatch(getUser.initiate({ email })),
    dispatch(getBuyerOverview.initiate({ email })),
    dispatch(getTask.initiate({ id: ferry })),
    dispatch(taskPages.initiate({})),
    dispatch(buyerTaskPages.initiate({ email })),
    dispatch(getAccount.initiate()),
    dispatch(listDevices.initiate()),
    dispatch(countReceivedSubmissions.initiate()),
  ]);
});
afterEach(() => server.stop());

/** What was read again because of a change. */
async function refetchedBy(change: () => PromiseLike<unknown>): Promise<string[]> {
  const before = Object.values(READ).map((read) => server.callsOf(read).length);
  await change();
  await new Promise((done) => setTimeout(done, 20));
  return Object.keys(READ).filter(
    (name, place) => server.callsOf(READ[name as keyof typeof READ]).length > (before[place] ?? 0),
  );
}

const text = { title: 'A', taskDetail: 'B', submissionInfo: 'C' };

it('an edited task is loaded again on pages that show it, and nowhere else', async () => {
  const edit = (id: string) => dispatch(editTask.initiate({ id, editTaskBody: text }));
  expect(await refetchedBy(() => edit(market))).toEqual(['own']);
  expect(await refetchedBy(() => edit(ferry))).toEqual(['task', 'everybodys', 'own']);
});

it('a deleted task refunds coins and disappears from the lists', async () => {
  expect(await refetchedBy(() => dispatch(deleteTask.initiate({ id: market })))).toEqual([
    'balance',
    'overview',
    'own',
  ]);
});

it('a cancelled batch closes its tasks', async () => {
  expect(await refetchedBy(() => dispatch(cancelBatch.initiate({ id: 'batch-1' })))).toEqual([
    ...['balance', 'overview', 'task', 'everybodys', 'own'],
  ]);
});

it('an accepted submission does not change its buyer’s coins', async () => {
  const review = (reviewBody: { status: 'accepted' } | { status: 'rejected'; reason: string }) =>
    dispatch(reviewSubmission.initiate({ id: NEWLY_MADE, reviewBody }));
  expect(await refetchedBy(() => review({ status: 'accepted' }))).toEqual(['overview', 'toReview']);
});

it('a rejected submission opens a place, or refunds coins', async () => {
  const reject = () =>
    dispatch(
      reviewSubmission.initiate({
        id: NEWLY_MADE,
        reviewBody: { status: 'rejected', reason: 'Blurred' },
      }),
    );
  expect(await refetchedBy(reject)).toEqual(['balance', 'overview', 'task', 'everybodys', 'own', 'toReview']);
});

it('a sent submission takes a place of its task', async () => {
  const submitWorkBody = { task: shop, submissionDetail: 'Seen.' };
  expect(await refetchedBy(() => dispatch(submitWork.initiate({ submitWorkBody })))).toEqual([
    'overview',
    'everybodys',
  ]);
});

it('a new task belongs into every list, and to no task that is open', async () => {
  const postTaskBody = {
    ...text,
    requiredWorkers: 1,
    payableAmount: 1,
    completionDate: '2026-12-01',
    imageURL: '/api/image/none.webp',
  };
  expect(await refetchedBy(() => dispatch(postTask.initiate({ postTaskBody })))).toEqual([
    'balance',
    'overview',
    'everybodys',
    'own',
  ]);
});

it('a browser that was signed out, and a new password, are about how one signs in and nothing else', async () => {
  expect(await refetchedBy(() => dispatch(signOutDevice.initiate({ id: 'session-2' })))).toEqual([
    'account',
    'devices',
  ]);
  const changePasswordBody = { password: 'Secret1', newPassword: 'Secret2' };
  expect(await refetchedBy(() => dispatch(changePassword.initiate({ changePasswordBody })))).toEqual([
    'account',
    'devices',
  ]);
});
