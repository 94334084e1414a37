import { type Fairwork } from '@kaaj/contract';
import { problem, renderPage } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '../../messages';
import FairworkPage from './fairwork-page';

const found: Fairwork = {
  work: { accepted: 95, rejected: 5 },
  decisionHours: 5.25,
  paidOutDollars: 1234.5,
  overdueDecisions: 2,
  overduePayouts: 0,
  times: { measured: 4, estimated: 3, unsaid: 2 },
  disputes: { undecided: 1, worker: 6, buyer: 2 },
  reports: { waiting: 1, acted: 7, dismissed: 3 },
  suspensions: { lasting: 2, lifted: 1, removed: 4 },
};

const settings = {
  decisionHours: 48,
  minimumWithdrawalCoins: 200,
  firstTasksReviewed: 2,
  fair: { claimsAtOnce: 3, payoutHours: 72 },
};

const open = (answer: object, language: 'en' | 'bn' = 'en') =>
  renderPage(<FairworkPage />, {
    at: '/fairwork',
    messages,
    language,
    api: { 'GET /fairwork': answer, 'GET /settings': { data: settings } },
  });

const point = async (name: RegExp) => within(await screen.findByRole('region', { name }));

it('has ten points, each with the owner’s duties and a link to its rules', async () => {
  await open({ data: found });
  const headings = await screen.findAllByRole('heading', { level: 3 });
  expect(headings.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(
    [1, 2, 3, 4, 5].flatMap((principle) => [`${principle}.1`, `${principle}.2`]),
  );
  expect(screen.getAllByText('The owner’s part:')).toHaveLength(10);
  for (const { textContent } of headings) {
    const links = (await point(new RegExp(`^${textContent?.slice(0, 3)}`))).getAllByRole('link');
    expect(links.length).toBeGreaterThan(0);
  }
});

it('shows current figures beside the rules', async () => {
  await open({ data: found });
  const onTime = await point(/^1\.1/);
  expect(await onTime.findByText('Paid out so far: $1,234.50')).toBeInTheDocument();
  expect(onTime.getByText('Overdue now: decisions 2, payouts 0')).toBeInTheDocument();
  expect(screen.getByText(/^Half of the decisions came within 5 hours 15 minutes/)).toBeInTheDocument();
  expect(onTime.getByText('95% of 100 decided submissions were accepted.')).toBeInTheDocument();
  expect(onTime.getByText(/within 48 hours and paid within 72 hours/)).toBeInTheDocument();
  expect((await point(/^1\.2/)).getByText(/measured time: 4, with an estimate: 3/)).toBeInTheDocument();
  const safety = await point(/^2\.2/);
  expect(safety.getByText(/first 2 tasks of each new buyer/)).toBeInTheDocument();
  expect(safety.getByText('Reports acted on: 7, dismissed: 3, waiting: 1')).toBeInTheDocument();
  expect(
    (await point(/^4\.1/)).getByText('Disputes won by workers: 6, by buyers: 2, undecided: 1'),
  ).toBeInTheDocument();
});

it('leaves out figures without data, and shows the text when the figures fail to load', async () => {
  await open(problem(503, 'server/unavailable'));
  expect(await screen.findByText(/within 48 hours/)).toBeInTheDocument();
  expect(screen.queryByText(/Overdue now/)).not.toBeInTheDocument();
});

it('is there in Bangla', async () => {
  await open({ data: found }, 'bn');
  expect(await screen.findByRole('heading', { level: 1, name: 'ফেয়ারওয়ার্কের দশটি বিষয়' })).toBeInTheDocument();
});
