import { type OfferedTest } from '@kaaj/contract';
import { aUser, describeLoading, renderPage, type Stub, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TestPage from './test-page';

const user = userEvent.setup({ delay: null });
const TAKE = 'POST /worker-test/test-1/attempt';

const aTest = (changes: Partial<OfferedTest> = {}): OfferedTest => ({
  ...{ _id: 'test-1', title: 'Names of birds', pass: 1, of: 2, payableAmount: 5, openPlaces: 3, againAfterDays: 7 },
  form: {
    fields: [
      { name: 'first', kind: 'text', label: 'Which bird is this?', maxLength: 200 },
      { name: 'second', kind: 'text', label: 'And this?', maxLength: 200 },
    ],
  },
  last: null,
  ...changes,
});

const open = (test: Stub, api: Stubs = {}) =>
  renderPage(<TestPage />, {
    messages,
    user: aUser({ role: 'Worker' }),
    path: '/dashboard/test/:testId',
    at: '/dashboard/test/test-1',
    api: { 'GET /worker-test/test-1': test, ...api },
  });

beforeEach(() => localStorage.clear());

describeLoading({
  open,
  answer: { data: aTest() },
  failed: 'The test could not be loaded.',
  shown: () => screen.findByRole('heading', { name: 'Names of birds' }),
});

it('sends the answers, and shows the result and the wrong answers', async () => {
  const again = '2030-02-01T12:00:00.000Z';
  const page = await open(
    { data: aTest() },
    { [TAKE]: { data: { passed: false, correct: 0, of: 2, wrong: ['first', 'second'], paid: 5, again } } },
  );
  await user.type(await screen.findByLabelText('Which bird is this?'), 'Crow');
  await user.click(screen.getByRole('button', { name: 'Send my answers' }));
  expect(await screen.findByText('You did not pass this time')).toBeInTheDocument();
  expect(screen.getByText('0 of 2 answers were right; 1 are needed.')).toBeInTheDocument();
  expect(screen.getByText('And this?')).toBeInTheDocument();
  expect(screen.getByText('You were paid 5 coins for it.')).toBeInTheDocument();
  expect(screen.getByText(/^You can try again from/)).toBeInTheDocument();
  await waitFor(() => expect(page.server.callsOf(TAKE)[0]?.body).toEqual({ answers: { first: 'Crow' } }));
});

it.each([
  ['passed before', { last: { passed: true, correct: 2, again: null } }, 'You have passed this test.'],
  [
    'has to wait',
    { last: { passed: false, correct: 0, again: new Date(Date.now() + 600_000).toISOString() } },
    /^You can try again from/,
  ],
  ['comes after the last paid place', { openPlaces: 0 }, 'All paid spots of this test are taken.'],
])('shows the reason to a worker who %s, and takes no answers', async (_, changes, words) => {
  await open({ data: aTest(changes) });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send my answers' })).toBeDisabled();
});

it('shows that another attempt is not paid', async () => {
  await open({
    data: aTest({ last: { passed: false, correct: 0, again: '2020-01-01T00:00:00.000Z' }, openPlaces: 0 }),
  });
  expect(await screen.findByText('Your first attempt was paid. This one is not.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send my answers' })).toBeEnabled();
});
