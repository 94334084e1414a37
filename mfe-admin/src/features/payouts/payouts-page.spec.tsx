import { PAYOUT_LINE_MESSAGES, type Payout, type PayoutLineError } from '@kaaj/contract';
import {
  aPage,
  aPayout,
  aUser,
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
import PayoutsPage from './payouts-page';

mockAllVisible();

const errorAt = (line: number, code: PayoutLineError) => ({
  field: `line ${line}`,
  code,
  message: PAYOUT_LINE_MESSAGES[code],
});

const user = userEvent.setup({ delay: null });
const BATCH = 'POST /payout/batch';
const REFERENCES = 'POST /payout/references';
const taken = { _id: 'batch-1', takenBy: 'Asha Admin' };

const queuedWith = (rail: string, at: number) => aPayout({ _id: `w${at}`, rail: rail as Payout['rail'] });

const open = (payouts: Stub = aPage([]), api: Stubs = {}) =>
  renderPage(<PayoutsPage />, {
    at: '/dashboard/payouts',
    messages,
    user: aUser({ role: 'Admin' }),
    api: { 'GET /payout': payouts, ...api },
  });

describeLoading({
  open,
  answer: aPage([aPayout()]),
  failed: 'The payouts could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Rina Akter/ }),
});

it('lists queued payouts with promised time, overdue ones, and who exported them', async () => {
  await open(
    aPage([
      aPayout({ overdue: true, batch: taken }),
      aPayout({ _id: 'w2', worker: { _id: 'p2', name: 'Mita', image: '' } }),
    ]),
  );
  const late = within(await screen.findByRole('row', { name: /Rina Akter/ }));
  for (const words of ['$12.50', 'bkash', '•••••••4567', /Jan 18, 2030/, 'Overdue', 'Assigned to Asha Admin']) {
    expect(late.getByText(words)).toBeInTheDocument();
  }
  const free = within(screen.getByRole('row', { name: /Mita/ }));
  expect(free.getByText('Unassigned')).toBeInTheDocument();
  expect(free.queryByText('Overdue')).not.toBeInTheDocument();
  expect(free.getByRole('button', { name: 'Export bkash payouts' })).toBeEnabled();
  const steps = within(screen.getByRole('list', { name: 'How payouts are paid' })).getAllByRole('heading');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1. Export payouts to be sent',
    '2. Pay with the file',
    '3. Upload payment results',
  ]);
});

it('shows what a payment service pays, and contradictions in its reports', async () => {
  await open(aPage([aPayout({ automatic: true, doubt: 'amount' })]));
  const row = within(await screen.findByRole('row', { name: /Rina Akter/ }));
  expect(row.getByText('Paid by the payment service')).toBeInTheDocument();
  expect(row.getByText('Check: the payment service reports a different amount')).toBeInTheDocument();
  expect(row.getByRole('button')).toBeEnabled();
});

it('shows pending, completed and failed payouts', async () => {
  const page = await open(aPage([]));
  expect(await screen.findByText('No payouts are waiting to be sent.')).toBeInTheDocument();
  for (const [name, empty] of [
    ['Sent', 'Nothing is on its way.'],
    ['Arrived', 'Nothing has arrived yet.'],
    ['Failed', 'Nothing has failed.'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }));
    expect(await screen.findByText(empty)).toBeInTheDocument();
  }
  const states = page.server.callsOf('GET /payout').map(({ query }) => new URLSearchParams(query).get('state'));
  expect(states).toEqual(['queued', 'sent', 'confirmed', 'failed']);
});

describe('taking a file', () => {
  const FILE = 'payout,account,amount\r\nP1,01712345678,10.50\r\n';
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  beforeAll(() => {
    Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:file'), revokeObjectURL: jest.fn() });
  });
  beforeEach(() => download.mockClear());

  it('confirms, and downloads the file', async () => {
    const data = { _id: 'batch-000001', rail: 'nagad', count: 2, amount: 25, csv: FILE };
    const page = await open(aPage(['nagad', 'rocket', 'nagad'].map(queuedWith)), { [BATCH]: { data } });
    await screen.findAllByRole('row', { name: /Rina Akter/ });
    await user.click(screen.getByRole('button', { name: 'Export file' }));
    await waitFor(() =>
      expect(page.answer(true)).toMatchObject({ title: 'Export 2 nagad payouts of $25.00 in total?' }),
    );
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: '2 payouts of $25.00 in total are assigned to you.' },
      ]),
    );
    expect(page.server.callsOf(BATCH)[0]?.body).toEqual({ rail: 'nagad' });
    const names = download.mock.contexts.map((link) => (link as HTMLAnchorElement).download);
    expect(names).toEqual(['kaaj-payouts-nagad-000001.csv', 'kaaj-payouts-nagad-000001.xlsx']);
    const [[csv], [xlsx]] = jest.mocked(URL.createObjectURL).mock.calls.slice(-2) as [[Blob], [Blob]];
    expect(csv.size).toBe(FILE.length + 3);
    expect(xlsx.type).toContain('spreadsheetml');
  });

  it('names a single payout in the singular', async () => {
    const data = { _id: 'batch-000001', rail: 'bkash', count: 1, amount: 10, csv: 'payout\r\n' };
    const page = await open(aPage([aPayout()]), { [BATCH]: { data } });
    await screen.findByRole('row', { name: /Rina Akter/ });
    await user.click(screen.getByRole('button', { name: 'Export file' }));
    await waitFor(() => expect(page.answer(true)).toMatchObject({ title: 'Export 1 bkash payout of $12.50?' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'success', text: '1 payout of $10.00 is assigned to you.' }]),
    );
  });

  it('is started in the row of a queued payout', async () => {
    const data = { _id: 'batch-000001', rail: 'bkash', count: 1, amount: 10, csv: 'payout\r\n' };
    const page = await open(aPage([aPayout()]), { [BATCH]: { data } });
    await user.click(await screen.findByRole('button', { name: 'Export bkash payouts' }));
    await waitFor(() => expect(page.answer(true)).toMatchObject({ title: 'Export 1 bkash payout of $12.50?' }));
    await waitFor(() => expect(page.server.callsOf(BATCH)[0]?.body).toEqual({ rail: 'bkash' }));
  });

  it('counts the unassigned payouts of each payment system, and offers no file without any', async () => {
    await open(aPage([queuedWith('nagad', 0), aPayout({ batch: taken })]));
    expect(await screen.findByRole('button', { name: 'Export file' })).toBeEnabled();
    await user.click(screen.getByLabelText('Payment system'));
    expect(await screen.findByRole('option', { name: 'nagad · 1' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('option', { name: 'bkash' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export file' })).toBeDisabled());
  });

  it('names no number while more payouts are to be loaded', async () => {
    const page = await open(aPage([aPayout()], 'more'));
    await screen.findByRole('row', { name: /Rina Akter/ });
    await user.click(screen.getByRole('button', { name: 'Export file' }));
    await waitFor(() => expect(page.answer(false)).toMatchObject({ title: 'Export all bkash payouts?' }));
  });

  it('shows an error when another Admin was faster', async () => {
    const page = await open(aPage([aPayout()]), { [BATCH]: problem(409, 'payout/nothing-queued') });
    await user.click(await screen.findByRole('button', { name: 'Export file' }));
    await waitFor(() => expect(page.answer(true)).toBeDefined());
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'error', text: 'There are no queued payouts for this payment system.' },
      ]),
    );
    expect(download).not.toHaveBeenCalled();
  });
});

describe('the file with references', () => {
  const upload = async (text: string) => {
    const file = new File([text], 'references.csv', { type: 'text/csv' });
    Object.assign(file, { text: () => Promise.resolve(text) });
    await user.upload(await screen.findByLabelText('Upload references', { selector: 'input' }), file);
  };

  it('is imported, and its changes are shown', async () => {
    const data = { sent: 2, confirmed: 1, failed: 0, unchanged: 3 };
    const page = await open(aPage([]), { [REFERENCES]: { data } });
    await upload('payout,reference\n1,TRX1');
    await waitFor(() =>
      expect(page.notices()).toMatchObject([
        { kind: 'success', text: 'Imported: 2 sent, 1 arrived, 0 failed, 3 unchanged.' },
      ]),
    );
    expect(page.server.callsOf(REFERENCES)[0]?.body).toEqual({ csv: 'payout,reference\n1,TRX1' });
  });

  it('is refused with each wrong line, until it is right', async () => {
    const errors = [errorAt(2, 'payoutNoReference'), errorAt(5, 'payoutUnknown')];
    let tries = 0;
    const page = await open(aPage([]), {
      [REFERENCES]: () =>
        tries < 2
          ? problem(422, 'payout/file-refused', { errors: errors.slice(tries++) })
          : { data: { sent: 1, confirmed: 0, failed: 0, unchanged: 0 } },
    });
    await upload('payout,reference');
    expect(await screen.findByText('Nothing was imported: 2 lines contain errors')).toBeInTheDocument();
    expect(screen.getByText('Line 2: The reference is missing.')).toBeInTheDocument();
    expect(screen.getByText('Line 5: There is no such payout.')).toBeInTheDocument();
    await upload('payout,reference');
    expect(await screen.findByText('Nothing was imported: 1 line contains errors')).toBeInTheDocument();
    await upload('payout,reference\n1,TRX1');
    await waitFor(() => expect(screen.queryByText(/Nothing was imported/)).not.toBeInTheDocument());
    expect(page.server.callsOf(REFERENCES)).toHaveLength(3);
  });

  it('is not sent when it is too large', async () => {
    const page = await open();
    await upload('x'.repeat(100_001));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error', text: 'This file is too large.' }]));
    expect(page.server.callsOf(REFERENCES)).toEqual([]);
  });
});

describe('one payout', () => {
  const done = { data: { sent: 0, confirmed: 0, failed: 0, unchanged: 0 } };
  const report = async (row: RegExp) =>
    user.click(within(await screen.findByRole('row', { name: row })).getByRole('button'));

  it('is reported as sent with its reference', async () => {
    const page = await open(aPage([aPayout({ batch: taken })]), { [REFERENCES]: done });
    await report(/Rina/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByText('This field is required.')).toBeInTheDocument();
    await paste(dialog.getByLabelText(/^Reference/), 'TRX1');
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success' }]));
    expect(page.server.callsOf(REFERENCES)[0]?.body).toEqual({
      csv: '\uFEFFpayout,state,reference,reason\r\nwithdrawal-1,sent,TRX1,\r\n',
    });
  });

  it('is shown with recipient, amount and account; the full account on demand', async () => {
    const page = await open(aPage([aPayout({ batch: taken, coins: 250 })]), {
      'POST /withdrawal/withdrawal-1/account': { data: { accountNumber: '01700004567' } },
    });
    await report(/Rina/);
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark the payout to Rina Akter as paid' }));
    for (const words of ['Rina Akter', 'bkash', '250']) expect(dialog.getByText(words)).toBeInTheDocument();
    expect(dialog.getByText('$12.50')).toBeInTheDocument();
    expect(dialog.getByText('•••••••4567')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Show the account number of Rina Akter' }));
    expect(await dialog.findByText('01700004567')).toBeInTheDocument();
    expect(page.server.callsOf(REFERENCES)).toEqual([]);
  });

  it('is marked once, however often it is pressed', async () => {
    let answer: (() => void) | undefined;
    const page = await open(aPage([aPayout({ batch: taken })]), {
      [REFERENCES]: () => new Promise((resolve) => (answer = () => resolve(done))),
    });
    await report(/Rina/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reference/), 'TRX1{Enter}{Enter}');
    await user.dblClick(dialog.getByRole('button', { name: /Mark as paid/ }));
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success' }]));
    expect(page.server.callsOf(REFERENCES)).toHaveLength(1);
  });

  it('shows an error in its reference below the field, and no error of a file', async () => {
    const errors = [errorAt(2, 'payoutReferenceUsed')];
    const page = await open(aPage([aPayout({ batch: taken })]), {
      [REFERENCES]: problem(422, 'payout/file-refused', { errors }),
    });
    await report(/Rina/);
    const dialog = within(await screen.findByRole('dialog'));
    await paste(dialog.getByLabelText(/^Reference/), 'TRX1');
    await user.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    expect(await dialog.findByText('This reference belongs to another payout.')).toBeInTheDocument();
    expect(page.notices()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Failed' }));
    expect(dialog.getByLabelText(/^Reason/)).toBeValid();
    await waitFor(() =>
      expect(dialog.queryByText('This reference belongs to another payout.')).not.toBeInTheDocument(),
    );
  });

  it('that was sent has failed, with the reason that the worker reads', async () => {
    const sent = aPayout({ state: 'sent', reference: 'TRX1', batch: taken });
    const page = await open(aPage([sent]), { [REFERENCES]: done });
    await report(/Rina/);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('radio', { name: 'Sent' })).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/^Reference/)).toHaveValue('TRX1');
    await user.click(dialog.getByRole('radio', { name: 'Failed' }));
    await paste(dialog.getByLabelText(/^Reason for the failure/), 'No such account');
    await user.click(dialog.getByRole('button', { name: 'Mark as failed' }));
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success' }]));
    expect(page.server.callsOf(REFERENCES)[0]?.body).toEqual({
      csv: '\uFEFFpayout,state,reference,reason\r\nwithdrawal-1,failed,,No such account\r\n',
    });
  });
});
