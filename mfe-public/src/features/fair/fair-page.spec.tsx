import { renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import FairPage from './fair-page';

const SETTINGS = {
  limits: { reviewDays: 5 },
  fair: { changesHours: 24, claimsAtOnce: 2, goodwillCoins: 300, rejectionsWatched: 20, rejectionsPercent: 60 },
};

const open = (settings: Stub = { data: SETTINGS }, more: object = {}) =>
  renderPage(<FairPage />, { at: '/fair', messages, api: { 'GET /settings': settings }, ...more });

it.each([
  /does not decide within 5 days/,
  /up to 2 at a time/,
  /has 24 hours to send a second version/,
  /rejects more than 60% of their last 20 submissions/,
  /up to 300 coins a month/,
  /If nobody decides within nine days, the worker is paid the reserved coins/,
  /The same two people count at most five times a month/,
])('shows the promise with the owner’s settings: %s', async (words) => {
  await open();
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('promises nothing that the owner switched off', async () => {
  const fair = { ...SETTINGS.fair, goodwillCoins: 0, rejectionsWatched: 0 };
  await open({ data: { limits: { reviewDays: 0 }, fair } });
  expect(await screen.findByText(/paid as soon as the buyer has the coins/)).toBeInTheDocument();
  expect(screen.getByText('It states a reason, and the spot opens again.')).toBeInTheDocument();
  expect(screen.getByText(/A buyer decides within the days stated in the task/)).toBeInTheDocument();
});

it('links to the books', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'See the books' })).toHaveAttribute('href', '/proof');
});

it('is shown in Bangla', async () => {
  await open({ data: SETTINGS }, { language: 'bn' });
  expect(await screen.findByText(/২৪ ঘণ্টা/)).toBeInTheDocument();
});
