import { type WorkerTest } from '@kaaj/contract';
import {
  aPage,
  aUser,
  describeLoading,
  paste,
  problem,
  renderPage,
  type Stub,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import PostTestPage from './post-test-page';
import TestsPage from './tests-page';

const user = userEvent.setup({ delay: null });

const aTest = (changes: Partial<WorkerTest> = {}): WorkerTest => ({
  ...{ _id: 'test-1', title: 'Names of birds', pass: 2, of: 3, places: 10, openPlaces: 4, payableAmount: 5 },
  ...{ againAfterDays: 7, tried: 6, passed: 2, state: 'open', createdAt: '2030-01-15T12:00:00.000Z' },
  ...changes,
});

const list = (tests: Stub, api: Stubs = {}) =>
  renderPage(<TestsPage />, { messages, user: aUser({ role: 'Buyer' }), api: { 'GET /worker-test': tests, ...api } });

beforeEach(() => localStorage.clear());

describe('the list of tests', () => {
  describeLoading({
    open: list,
    answer: aPage([aTest()]),
    failed: 'Your tests could not be loaded.',
    shown: () => screen.findByRole('row', { name: /Names of birds/ }),
  });

  it('shows how many passed, and closes one after a dialog with the refund', async () => {
    const close = 'DELETE /worker-test/test-1';
    const page = await list(aPage([aTest()]), { [close]: { data: { _id: 'test-1', returned: 20 } } });
    const row = within(await screen.findByRole('row', { name: /Names of birds/ }));
    expect(row.getByRole('link', { name: '2 of 6' })).toHaveAttribute('href', '/dashboard/group/test-1');
    expect(row.getByText('4 of 10 left')).toBeInTheDocument();
    await user.click(row.getByRole('button', { name: /^Close/ }));
    expect(page.answer(true)).toMatchObject({ text: expect.stringContaining('20 coins are returned to you') });
    await waitFor(() => expect(page.server.callsOf(close)).toHaveLength(1));
  });

  it('closes none that is closed', async () => {
    await list(aPage([aTest({ state: 'closed' })]));
    const row = within(await screen.findByRole('row', { name: /Names of birds/ }));
    expect(row.queryByRole('button', { name: /^Close/ })).not.toBeInTheDocument();
  });
});

describe('a new test', () => {
  const POST = 'POST /worker-test';
  const QUESTION = {
    ...{ name: 'bird', kind: 'text', label: 'Which bird is this?', required: true, options: '' },
    ...{ min: '', max: '', maxLength: '', integer: true, minLabel: '', maxLabel: '' },
  };
  const open = async (answer: Stub = { data: aTest() }) => {
    localStorage.setItem('kaaj.draft.rina@example.com/test.form', JSON.stringify([QUESTION]));
    const page = await renderPage(<PostTestPage />, {
      messages,
      user: aUser({ role: 'Buyer' }),
      path: '/dashboard/addTest',
      at: '/dashboard/addTest',
      api: { [POST]: answer },
    });
    const put = async (label: RegExp, text: string) => paste(await screen.findByLabelText(label), text);
    await put(/^Title/, 'Names of birds');
    await put(/^Right answers to pass/, '1');
    await put(/^Paid spots/, '10');
    await put(/^Coins for each first attempt/, '5');
    await put(/^Days until another attempt/, '7');
    return page;
  };
  it('marks an empty question together with the other fields, and shows where the right answers will be', async () => {
    localStorage.setItem('kaaj.draft.rina@example.com/test.form', JSON.stringify([{ ...QUESTION, label: '' }]));
    await renderPage(<PostTestPage />, { messages, user: aUser({ role: 'Buyer' }), at: '/dashboard/addTest' });
    expect(await screen.findByText(/^First write a question above/)).toBeInTheDocument();
    expect(screen.queryByText(/stands for the value of a row/)).not.toBeInTheDocument();
    await screen.findByLabelText(/^Question text/);
    await user.click(screen.getByRole('button', { name: 'Post the test' }));
    await waitFor(() => expect(screen.getByLabelText(/^Title/)).toBeInvalid());
    expect(screen.getByLabelText(/^Question text/)).toBeInvalid();
  });

  const known = () => within(screen.getByRole('region', { name: 'The right answers' }));
  const post = () => user.click(screen.getByRole('button', { name: 'Post the test' }));

  it('is posted with its questions and the right answers', async () => {
    const page = await open();
    await paste(known().getByLabelText('Which bird is this?'), 'Magpie');
    expect(screen.getByText('50')).toBeInTheDocument();
    await post();
    await waitFor(() =>
      expect(page.server.callsOf(POST)[0]?.body).toMatchObject({
        ...{ title: 'Names of birds', known: { bird: 'Magpie' }, pass: 1, places: 10, payableAmount: 5 },
        againAfterDays: 7,
        form: { fields: [{ name: 'bird', kind: 'text', required: true }] },
      }),
    );
    await waitFor(() => expect(page.place()).toBe('/dashboard/tests'));
  });

  it('is not posted before enough right answers are set', async () => {
    const page = await open();
    await post();
    expect(await screen.findByText('Give the right answers to at least 1 questions.')).toBeInTheDocument();
    expect(page.server.callsOf(POST)).toEqual([]);
  });

  it('shows that there are not enough coins', async () => {
    const page = await open(problem(422, 'wallet/not-enough-coins'));
    await paste(known().getByLabelText('Which bird is this?'), 'Magpie');
    await post();
    await waitFor(() =>
      expect(page.notices().at(-1)).toMatchObject({ text: expect.stringContaining('Not Enough Coins') }),
    );
  });
});
