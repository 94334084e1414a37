import { type Submission } from '@kaaj/contract';
import {
  aSubmission,
  aUser,
  describeLoading,
  problem,
  renderPage,
  type Stub,
  type StubCall,
} from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import MySubmissionsPage from './my-submissions-page';

const user = userEvent.setup({ delay: null });
const LIST = 'GET /submission/worker';
const COUNT = 'GET /submission/worker/count';

const open = (list: Stub, total = 1, more: object = {}) =>
  renderPage(<MySubmissionsPage />, {
    at: '/dashboard/mysubmission',
    messages,
    user: aUser(),
    api: { [LIST]: list, [COUNT]: { data: total } },
    ...more,
  });

const listed = (...submissions: Submission[]) => ({ data: submissions });

describeLoading({
  open,
  answer: listed(aSubmission()),
  failed: 'Your submissions could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Check ten addresses/ }),
});

it.each([
  ['proof-missing', 'Rejected: The proof is missing or cannot be opened.'],
  ['other', 'Rejected without a reason.'],
] as const)('shows a standard text for a reason without the buyer’s own words: %s', async (rejectionCode, words) => {
  await open(listed(aSubmission({ status: 'rejected', rejectionCode })));
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('lists task, pay, buyer, day and state, and why work was rejected', async () => {
  await open(listed(aSubmission({ status: 'rejected', rejectionReason: 'Two were missing.' })));
  const row = within(await screen.findByRole('row', { name: /Check ten addresses/ }));
  expect(row.getByRole('link', { name: 'Check ten addresses' })).toHaveAttribute(
    'href',
    '/dashboard/mysubmission/submission-1',
  );
  expect(row.getByText('Rejected: Two were missing.')).toBeInTheDocument();
  for (const words of ['25', 'Karim', 'Jan 15, 2030', 'Rejected']) expect(row.getByText(words)).toBeInTheDocument();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Task Title', 'Payable Amount', 'Buyer Name', 'Sent on', 'Status']);
});

it('shows one status when its tab is pressed, from the first page on, stored in the URL', async () => {
  const page = await open(listed(aSubmission()), 12, { at: '/dashboard/mysubmission?page=2' });
  await screen.findByRole('row', { name: /Check ten addresses/ });
  await user.click(screen.getByRole('radio', { name: 'Rejected' }));
  expect(page.place()).toBe('/dashboard/mysubmission?status=rejected');
  for (const call of [LIST, COUNT])
    await waitFor(() => expect(page.server.callsOf(call).at(-1)?.query.get('status')).toBe('rejected'));
  expect(page.server.callsOf(LIST).at(-1)?.query.get('page')).toBe('0');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(page.place()).toBe('/dashboard/mysubmission');
});

it('shows the last page for a page beyond the end', async () => {
  const page = await open(({ query }: StubCall) => listed(...(query.get('page') === '2' ? [aSubmission()] : [])), 12, {
    at: '/dashboard/mysubmission?page=99',
  });
  expect(await screen.findByRole('row', { name: /Check ten addresses/ })).toBeInTheDocument();
  expect(page.server.callsOf(LIST).at(-1)?.query.get('page')).toBe('2');
  expect(screen.queryByText('No submissions maded yet.')).not.toBeInTheDocument();
});

it('shows that no submission has this status, without the text for newcomers', async () => {
  await open(listed(), 0, { at: '/dashboard/mysubmission?status=pending' });
  expect(await screen.findByText('No submissions with this status.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Pending' })).toBeChecked();
});

it('shows that nothing was sent yet, with a link to tasks', async () => {
  await open(listed(), 0);
  expect(await screen.findByText('No submissions maded yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find a task' })).toHaveAttribute('href', '/dashboard/tasklist');
});

it('turns its pages, counting from one in the address and from zero for the server', async () => {
  const page = await open(listed(aSubmission()), 12);
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of your submissions' }));
  expect(pages.getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page');
  await user.click(pages.getByRole('button', { name: '3' }));
  expect(page.place()).toBe('/dashboard/mysubmission?page=3');
  await waitFor(() => expect(page.server.callsOf(LIST).at(-1)?.query.get('page')).toBe('2'));
  await user.click(pages.getByRole('button', { name: '1' }));
  expect(page.place()).toBe('/dashboard/mysubmission');
});

it('shows an error in place of the rows when a page fails, never the previous page, and retries', async () => {
  let failing = true;
  await open(({ query }: StubCall) => {
    const page = Number(query.get('page'));
    if (page === 2 && failing) return problem(503, 'server/unavailable');
    const titles = ['On the first', 'On the second', 'On the third'];
    return listed(aSubmission({ task: { ...aSubmission().task, title: titles[page] ?? '' } }));
  }, 12);
  await user.click(within(await screen.findByRole('navigation')).getByRole('button', { name: '2' }));
  await screen.findByRole('link', { name: 'On the second' });
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your submissions could not be loaded.');
  expect(screen.queryByRole('row', { name: /On the/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'On the third' })).toBeInTheDocument();
});

it('has no pages to turn while everything fits on one', async () => {
  await open(listed(aSubmission()));
  await screen.findByRole('row', { name: /Check ten addresses/ });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('takes an address that names no page for the first', async () => {
  const page = await open(listed(aSubmission()), 12, { at: '/dashboard/mysubmission?page=nonsense' });
  await screen.findByRole('row', { name: /Check ten addresses/ });
  expect(page.server.callsOf(LIST)[0]?.query.get('page')).toBe('0');
});

it('is shown in Bangla', async () => {
  await open(listed(aSubmission()), 12, { language: 'bn' });
  const pages = within(await screen.findByRole('navigation'));
  expect(pages.getByRole('button', { name: '৩' })).toBeInTheDocument();
});

it.each<[string, Partial<Submission>]>([
  ['Accepted automatically in 3 days', { acceptedAt: new Date(Date.now() + 3.5 * 86_400_000).toISOString() }],
  ['Rejected without a reason.', { status: 'rejected', acceptedAt: null }],
  ['removed user', { buyer: { _id: 'buyer-1', name: '', image: '' } }],
])('shows on a row: %s', async (words, changes) => {
  await open(listed(aSubmission(changes)));
  expect(await screen.findByText(words)).toBeInTheDocument();
});
