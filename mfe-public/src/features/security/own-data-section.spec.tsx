import { type Role } from '@kaaj/contract';
import { aPage, aUser, problem, renderPage, type StubCall, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { OwnDataSection } from './own-data-section';

const user = userEvent.setup({ delay: null });
const NONE = { data: [] };

const API: Stubs = {
  'GET /account': { data: { email: 'rina@example.com' } },
  'GET /account/session': NONE,
  'GET /account/notice-mail': { data: { on: ['work'], pace: 'daily' } },
  'GET /notification': aPage([]),
  'GET /wallet/statement': ({ query }: StubCall) =>
    query.get('cursor') === 'older' ? aPage([{ _id: 'line-2' }]) : aPage([{ _id: 'line-1' }], 'older'),
  'GET /dispute': aPage([]),
  'GET /key': NONE,
  'GET /webhook': NONE,
  'GET /submission/worker': ({ query }: StubCall) =>
    query.get('cursor') === 'older' ? aPage([{ _id: 'work-2' }]) : aPage([{ _id: 'work-1' }], 'older'),
  'GET /claim': NONE,
  'GET /withdrawal': aPage([]),
  'GET /payout-account': NONE,
  'GET /task-filter': NONE,
  'GET /task-template': { data: [{ _id: 'template-1' }] },
  'GET /task/user/rina@example.com': aPage([{ _id: 'task-1' }]),
  'GET /task/batch': aPage([]),
  'GET /submission/received': ({ query }: StubCall) => aPage([{ _id: query.get('state') }]),
  'GET /payment': aPage([]),
};

let files: Blob[];
beforeEach(() => {
  files = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

const open = (role: Role, api: Stubs = {}) =>
  renderPage(<OwnDataSection />, { messages, user: aUser({ role }), api: { ...API, ...api } });
async function press() {
  const button = screen.getByRole('button', { name: 'Download my data' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

async function handed(): Promise<Record<string, unknown>> {
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsText(files[0] as Blob);
  });
  return JSON.parse(text as string) as Record<string, unknown>;
}

it('downloads all data of a Worker, including later pages', async () => {
  await open('Worker');
  await press();
  const data = await handed();
  expect(Object.keys(data)).toEqual([
    'profile',
    'account',
    'noticeMail',
    'devices',
    'notifications',
    'statement',
    'disputes',
    'keys',
    'webhooks',
    'work',
    'claims',
    'withdrawals',
    'payoutAccounts',
    'savedFilters',
  ]);
  expect(data['profile']).toMatchObject({ email: 'rina@example.com' });
  expect(data['statement']).toEqual([{ _id: 'line-1' }, { _id: 'line-2' }]);
  expect(data['work']).toEqual([{ _id: 'work-1' }, { _id: 'work-2' }]);
});

it('downloads all data of a Buyer', async () => {
  await open('Buyer');
  await press();
  expect(await handed()).toMatchObject({
    tasks: [{ _id: 'task-1' }],
    receivedAndWaiting: [{ _id: 'pending' }],
    receivedAndDecided: [{ _id: 'decided' }],
    taskTemplates: [{ _id: 'template-1' }],
    payments: [],
  });
});

it('downloads nothing when a part fails to load, and shows an error', async () => {
  const page = await open('Buyer', { 'GET /payment': problem(503, 'server/unavailable') });
  await press();
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
  expect(files).toEqual([]);
});
