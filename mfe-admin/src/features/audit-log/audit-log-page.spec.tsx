import { type AuditEntry } from '@kaaj/contract';
import {
  aPage,
  aUser,
  describeLoading,
  everythingIsOnScreen,
  problem,
  renderPage,
  type Stub,
  type StubCall,
} from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import AuditLogPage from './audit-log-page';

const user = userEvent.setup({ delay: null });

const anEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: 'entry-1',
  time: '2030-01-15T12:00:00.000Z',
  adminEmail: 'asha@example.com',
  action: 'role-changed',
  subject: 'rina@example.com',
  reason: 'Worker to Buyer',
  ...changes,
});

const open = (entries: Stub, more: object = {}) =>
  renderPage(<AuditLogPage />, { messages, user: aUser({ role: 'Admin' }), api: { 'GET /audit': entries }, ...more });

describeLoading({
  open,
  answer: aPage([anEntry()]),
  failed: 'The audit log could not be loaded.',
  shown: () => screen.findByRole('row', { name: /role-changed/ }),
});

it('says when who did what to whom and why', async () => {
  await open(aPage([anEntry()]));
  const row = await screen.findByRole('row', { name: /role-changed/ });
  for (const words of ['Jan 15, 2030', 'asha@example.com', 'rina@example.com', 'Worker to Buyer'])
    expect(row).toHaveTextContent(words);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Time', 'Admin', 'Action', 'Concerns', 'Reason']);
  expect(document.title).toBe('Audit log | Kaaj');
});

it('says that nothing happened yet', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No entries yet.')).toBeInTheDocument();
});

it('goes on where the list stopped', async () => {
  await open(({ query }: StubCall) =>
    query.get('cursor') === 'after-1'
      ? aPage([anEntry({ _id: '2', action: 'removed' })])
      : aPage([anEntry()], 'after-1'),
  );
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('row', { name: /removed/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /role-changed/ })).toBeInTheDocument();
});

describe('the end of the log, on the screen', () => {
  everythingIsOnScreen();

  it('asks once for a next page that fails, and says so', async () => {
    const page = await open(({ query }: StubCall) =>
      query.get('cursor') === null ? aPage([anEntry()], 'after-1') : problem(503, 'server/unavailable'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The rest could not be loaded.');
    await new Promise((done) => setTimeout(done, 100));
    expect(page.server.callsOf('GET /audit')).toHaveLength(2);
    expect(screen.getByRole('row', { name: /role-changed/ })).toBeInTheDocument();
  });
});

it('speaks Bangla', async () => {
  await open(problem(503, 'server/unavailable'), { language: 'bn' });
  expect(await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeInTheDocument();
});
