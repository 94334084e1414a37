import {
  PAYOUT_SHEET_LINES,
  type PayoutReconciliation,
  type ReconciliationFigure,
  type ReconciliationLine,
  WAITING_SHEET_LINES,
} from '@kaaj/contract';
import { aUser, describeLoading, mockAllVisible, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import DaySheetPage from './day-sheet-page';

mockAllVisible();

const user = userEvent.setup({ delay: null });
const NOTHING: ReconciliationFigure = { count: 0, coins: 0, amount: 0 };
const MOVED: Partial<Record<string, number>> = {
  opening: 400,
  accepted: 200,
  confirmed: -200,
  failed: -200,
  closing: 200,
};

const lines: readonly ReconciliationLine[] = PAYOUT_SHEET_LINES.map((line) => {
  const coins = MOVED[line] ?? 0;
  const figure = { count: coins / 200, coins, amount: coins / 20 };
  return { line, queued: NOTHING, taken: figure, sent: NOTHING, together: figure, ledger: MOVED[line] ?? null };
});

const ASKED: Partial<Record<string, number>> = { asked: 3, approved: -1, waiting: 2 };

const waiting = WAITING_SHEET_LINES.map((line) => {
  const count = ASKED[line] ?? 0;
  return { line, requests: { count, coins: count * 200, amount: count * 10 }, ledger: count * 200 };
});

const aSheet = (changes: Partial<PayoutReconciliation> = {}): PayoutReconciliation => ({
  day: '2030-01-15',
  from: '2030-01-14T18:00:00.000Z',
  until: '2030-01-15T18:00:00.000Z',
  over: true,
  rails: [{ rail: 'bkash', lines }],
  total: lines,
  waiting,
  holds: true,
  gapCount: 0,
  gaps: [],
  paymentCount: 1,
  payments: [
    {
      ...{ payout: 'withdrawal-1', rail: 'bkash', line: 'confirmed', reference: 'TRX1', reason: null },
      ...{ coins: 200, amount: 10, at: '2030-01-15T12:00:00.000Z' },
    },
  ],
  ...changes,
});

const textOf = (file: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

const open = (sheet: Stub = { data: aSheet() }) =>
  renderPage(<DaySheetPage />, {
    at: '/dashboard/payouts/day',
    messages,
    user: aUser({ role: 'Admin' }),
    api: { 'GET /payout/sheet': sheet },
  });

describeLoading({
  open,
  answer: { data: aSheet() },
  failed: 'The reconciliation could not be loaded.',
  shown: () => screen.findByRole('table', { name: 'bkash' }),
});

it('shows that every column adds up, and each line and stage', async () => {
  await open();
  expect(await screen.findByText('Every column adds up and agrees with the ledger.')).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'bkash' }));
  expect(table.getAllByRole('row')).toHaveLength(1 + PAYOUT_SHEET_LINES.length);
  const row = table.getByRole('row', { name: /Failed, coins returned/ });
  expect(row).toHaveTextContent('-$10.00');
  expect(row).toHaveTextContent('-1 payout');
  expect(screen.queryByRole('table', { name: 'All payment systems' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Payments of the day' })).getByText('TRX1')).toBeInTheDocument();
});

it('shows the number of pending requests, beside the coins that are held for them', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Waiting for a decision' }));
  expect(table.getAllByRole('row')).toHaveLength(1 + WAITING_SHEET_LINES.length);
  expect(table.getByRole('row', { name: /Requested/ })).toHaveTextContent(/600.*\$30\.00.*3 requests.*600/);
  expect(table.getByRole('row', { name: /Waiting at the end/ })).toHaveTextContent(/400.*\$20\.00.*2 requests.*400/);
});

it('lists the differences', async () => {
  const gaps = [{ payout: 'withdrawal-7', line: 'closing', coins: 0, ledger: 210 }] as const;
  await open({ data: aSheet({ holds: false, gapCount: 3, gaps }) });
  expect(await screen.findByText('The payouts and the ledger do not agree.')).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Discrepancies' });
  expect(within(table).getByRole('row', { name: /withdrawal-7/ })).toHaveTextContent(/Closing balance.*0.*210/);
  expect(screen.getByText('Showing the first 1 of 3.')).toBeInTheDocument();
});

it('shows all systems together when there are several, and requests the selected day', async () => {
  const page = await open({
    data: aSheet({
      rails: [
        { rail: 'bkash', lines },
        { rail: 'nagad', lines },
      ],
    }),
  });
  expect(await screen.findByRole('table', { name: 'All payment systems' })).toBeInTheDocument();
  expect(screen.getByLabelText('Day')).toHaveValue('15/01/2030');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2030-01-10' } });
  await waitFor(() =>
    expect(page.server.callsOf('GET /payout/sheet').map(({ query }) => String(query))).toEqual(['', 'day=2030-01-10']),
  );
});

it('shows when the day is not over, and when nothing happened', async () => {
  await open({ data: aSheet({ over: false, rails: [], payments: [], paymentCount: 0 }) });
  expect(await screen.findByText(/the day is not over/)).toBeInTheDocument();
  expect(screen.getByText('Nothing was sent, arrived or failed on this day.')).toBeInTheDocument();
});

it('is printed and saved as files', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const files: Blob[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: jest.fn() });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await user.click(screen.getByRole('button', { name: 'Payments as CSV' }));
  expect(click).toHaveBeenCalledTimes(2);
  expect(files.map(({ size }) => size > 100)).toEqual([true, true]);
  const [sheet] = files;
  expect(await textOf(sheet as Blob)).toContain('2030-01-15,requests,waiting,undecided,2,400,20,400');
});

it('leaves lines without movement out on a phone, and counts them', async () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width') });
  await open();
  const card = within(await screen.findByRole('list', { name: 'bkash' }));
  window.matchMedia = matchMedia;
  expect(card.getAllByRole('listitem')).toHaveLength(Object.keys(MOVED).length);
  expect(card.queryByText('Claimed for payment')).not.toBeInTheDocument();
  const waits = within(screen.getByRole('list', { name: 'Waiting for a decision' }));
  expect(waits.getAllByRole('listitem')).toHaveLength(Object.keys(ASKED).length);
  expect(screen.getAllByText(/lines without movement$/).map(({ textContent }) => textContent)).toEqual([
    `${WAITING_SHEET_LINES.length - Object.keys(ASKED).length} lines without movement`,
    '2 lines without movement',
  ]);
});
