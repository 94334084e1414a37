import {
  aBuyerRecord,
  aDispute,
  aPage,
  aRecord,
  aUser,
  aWork,
  describeLoading,
  mockAllVisible,
  paste,
  problem,
  renderPage,
  type Stub,
  type Stubs,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import DisputePage from './dispute-page';
import DisputesPage from './disputes-page';
import WorkPage from './work-page';

mockAllVisible();

const user = userEvent.setup({ delay: null });
const admin = aUser({ role: 'Admin' });

const RECORDS: Stubs = {
  'GET /record/person-1': { data: aRecord() },
  'GET /record/buyer-1': {
    data: aRecord({ worker: null, buyer: aBuyerRecord({ decided: 20, accepted: 15, medianHours: 2 }) }),
  },
};

const open = (disputes: Stub, api: Stubs = {}, at = '/dashboard/disputes') =>
  renderPage(<DisputesPage />, {
    at,
    messages,
    user: admin,
    api: { 'GET /dispute': disputes, 'GET /admin/brake': aPage([]), ...api },
  });

describeLoading({
  open,
  answer: aPage([aDispute()]),
  failed: 'This could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Check ten addresses/ }),
});

it('lists disputes with both sides, coins, state and deadline', async () => {
  await open(
    aPage([
      aDispute({ state: 'answered' }),
      aDispute({
        ...{ _id: 'd2', state: 'decided', outcome: 'for-buyer', due: null },
        decidedAt: '2030-01-20T12:00:00.000Z',
      }),
    ]),
  );
  const [first, second] = (await screen.findAllByRole('row', { name: /Check ten addresses/ })).map((row) =>
    within(row),
  );
  expect(first?.getByRole('link')).toHaveAttribute('href', '/dashboard/disputes/dispute-1');
  for (const words of ['Rina Akter', 'Karim', 'Awaiting a decision', /until Jan 18, 2030/]) {
    expect(first?.getByText(words)).toBeInTheDocument();
  }
  expect(second?.getByText('For the buyer')).toBeInTheDocument();
  expect(second?.getByText(/^on Jan 20, 2030/)).toBeInTheDocument();
});

it.each([
  ['answered', 'conceded', 'To be decided: the buyer conceded and has no coins'],
  ['open', 'silence', 'To be decided: the time is over and no coins are reserved'],
] as const)('shows that a dispute that is %s and unpaid after %s needs a decision', async (state, unpaid, words) => {
  await open(aPage([aDispute({ state, unpaid })]));
  const row = within(await screen.findByRole('row', { name: /Check ten addresses/ }));
  expect(row.getByText(words)).toBeInTheDocument();
  expect(row.queryByText(/until/)).not.toBeInTheDocument();
});

it('shows an empty state when there are none', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No disputes.')).toBeInTheDocument();
});

const KARIM = {
  buyer: { _id: 'buyer-1', name: 'Karim', image: '', email: 'karim@example.com' },
  since: '2030-01-15T12:00:00.000Z',
  decided: 20,
  rejected: ['work-1', 'work-2'],
};

it('scrolls to the buyer that the link names', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const other = { ...KARIM, buyer: { ...KARIM.buyer, _id: 'buyer-2', name: 'Salma' } };
  await open(aPage([]), { 'GET /admin/brake': aPage([KARIM, other]) }, '/dashboard/disputes?buyer=buyer-2');
  const wanted = within(await screen.findByRole('row', { name: /Salma/ }))
    .getByText('Salma')
    .closest('strong');
  expect(wanted).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(scrolled.mock.contexts).toEqual([wanted]);
});

it('lifts the suspension of a buyer, with a reason for the audit log', async () => {
  const page = await open(aPage([]), {
    'GET /admin/brake': aPage([KARIM]),
    'PATCH /admin/brake/buyer-1': { data: { _id: 'buyer-1' } },
  });
  const row = within(await screen.findByRole('row', { name: /Karim/ }));
  expect(row.getByText('2 of the last 20')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Work 2' })).toHaveAttribute('href', '/dashboard/work/work-2');
  await user.click(row.getByRole('button', { name: 'Allow rejecting again' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Allow rejecting again' }));
  expect(await dialog.findByText('This field is required.')).toBeInTheDocument();
  await paste(dialog.getByRole('textbox'), 'We have talked.');
  await user.click(dialog.getByRole('button', { name: 'Allow rejecting again' }));
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'The buyer may reject again.' }]));
  expect(page.server.callsOf('PATCH /admin/brake/buyer-1')[0]?.body).toEqual({
    lifted: true,
    reason: 'We have talked.',
  });
});

describe('a missing dispute or submission', () => {
  const gone: Stubs = {
    'GET /dispute/none': problem(404, 'request/not-found'),
    'GET /submission/none': problem(404, 'request/not-found'),
  };

  it.each([
    ['a dispute', <DisputePage key="dispute" />, '/dashboard/disputes/:disputeId', '/dashboard/disputes/none'],
    ['work', <WorkPage key="work" />, '/dashboard/work/:submissionId', '/dashboard/work/none'],
  ])('is reported as missing, with a link and without a retry button: %s', async (_, page, path, at) => {
    await renderPage(page, { path, at, messages, user: admin, api: gone });
    expect(await screen.findByText('This submission does not exist.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All disputes' })).toHaveAttribute('href', '/dashboard/disputes');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});

describe('one dispute', () => {
  const DECIDE = 'PATCH /dispute/dispute-1/decide';
  const openOne = (dispute = aDispute({ state: 'answered' })) =>
    renderPage(<DisputePage />, {
      path: '/dashboard/disputes/:disputeId',
      at: '/dashboard/disputes/dispute-1',
      messages,
      user: admin,
      api: {
        'GET /dispute/dispute-1': { data: dispute },
        'GET /submission/submission-1': { data: aWork({ status: 'rejected', dispute }) },
        ...RECORDS,
        [DECIDE]: { data: dispute },
      },
    });

  it.each([
    ['worker', 'The worker is right', 'Pay the worker 25 coins?'],
    ['buyer', 'The buyer is right', 'Give the buyer 25 coins back?'],
  ])('is decided for the %s with a reason, after a confirm dialog', async (winner, button, question) => {
    const page = await openOne();
    expect(await screen.findByText('All ten were there.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText('This field is required.')).toBeInTheDocument();
    await paste(screen.getByRole('textbox'), 'The proof shows it.');
    await user.click(screen.getByRole('button', { name: button }));
    expect(page.server.callsOf(DECIDE)).toEqual([]);
    await waitFor(() => expect(page.answer(true)).toMatchObject({ title: question }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Decided. Both parties have been notified.' }]),
    );
    expect(page.server.callsOf(DECIDE)[0]?.body).toEqual({ for: winner, reason: 'The proof shows it.' });
  });

  it('shows how both have done before', async () => {
    await openOne();
    expect(await screen.findByText('Worker: Rina Akter · Buyer: Karim')).toBeInTheDocument();
    expect(screen.getByText('Awaiting a decision')).toBeInTheDocument();
    expect(await screen.findByText(/75% of 8 accepted/)).toHaveTextContent('Work of Rina Akter so far');
    expect(await screen.findByText(/75% of 20 accepted · usually decides within 2 hours/)).toHaveTextContent(
      'Decisions of Karim so far',
    );
  });

  it('waits for its buyer first', async () => {
    await openOne(aDispute({ openedAt: new Date().toISOString() }));
    expect(await screen.findByText(/The buyer has until/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows that its buyer conceded without coins, and is decided', async () => {
    await openOne(aDispute({ state: 'answered', unpaid: 'conceded' }));
    expect(await screen.findByText(/The buyer conceded but has no coins for it right now/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'The worker is right' })).toBeInTheDocument();
  });

  it('that was decided is read-only', async () => {
    const decidedAt = '2030-01-18T12:00:00.000Z';
    await openOne(aDispute({ state: 'decided', outcome: 'for-worker', due: null, reason: 'It does.', decidedAt }));
    expect(await screen.findByText('An Admin decided in favor of the worker')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
