import { type WorkerOverview } from '@kaaj/contract';
import {
  aSubmission,
  aUser,
  describeLoading,
  everythingIsOnScreen,
  never,
  renderPage,
  type Stub,
} from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import OverviewPage from './overview-page';

const OVERVIEW = 'GET /overview/worker';

everythingIsOnScreen();

const overview = (changes: Partial<WorkerOverview> = {}): { data: WorkerOverview; page: { next: string | null } } => ({
  page: { next: null },
  data: {
    submissionCount: 12,
    pendingSubmissionsCount: 4,
    totalEarning: { totalPayableAmount: 1_250 },
    acceptedSubmissions: [aSubmission({ status: 'accepted' })],
    history: [
      { day: '2030-01-14', coins: 20 },
      { day: '2030-01-15', coins: 5 },
    ],
    ...changes,
  },
});

const open = (answer: Stub, more: object = {}) =>
  renderPage(<OverviewPage />, {
    at: '/dashboard',
    messages,
    user: aUser(),
    api: { [OVERVIEW]: answer, 'GET /settings': { data: { today: '2030-01-15' } } },
    ...more,
  });

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

describeLoading({
  open,
  answer: overview(),
  failed: 'This could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Check ten addresses/ }),
});

it('counts what was sent, what waits and what was earned, and lists the accepted work', async () => {
  await open(overview());
  const row = within(await screen.findByRole('row', { name: /Check ten addresses/ }));
  for (const words of ['25', 'Karim', 'Accepted']) expect(row.getByText(words)).toBeInTheDocument();
  expect(figure('Submission')).toHaveTextContent('12');
  expect(figure('Pending')).toHaveTextContent('4');
  expect(figure('Earning')).toHaveTextContent('1,250');
  expect(document.title).toBe('Dashboard Home | Kaaj');
});

it('draws what was earned, added up to the day that the server calls today', async () => {
  await open(overview());
  expect(await screen.findByText('You earned 25 coins in the last 90 days.')).toBeInTheDocument();
  const days = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(days.at(-1)).toBe('Jan 15, 203025');
});

it('holds the room of what is still loading', async () => {
  await open(never);
  expect(figure('Earning')).toHaveTextContent('–');
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('tells a newcomer what to do first', async () => {
  await open(overview({ acceptedSubmissions: [], history: [] }));
  expect(await screen.findByText('No submissions maded yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a task' })).toHaveAttribute('href', '/dashboard/tasklist');
  expect(await screen.findByText(/Your earnings will be drawn here/)).toBeInTheDocument();
});

it('writes Bangla digits', async () => {
  await open(overview(), { language: 'bn' });
  expect(await screen.findByText('১,২৫০')).toBeInTheDocument();
});
