import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '@kaaj/contract';
import {
  aPage,
  aUser,
  describeLoading,
  mockAllVisible,
  problem,
  renderPage,
  type Stub,
  type StubCall,
} from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import AuditLogPage from './audit-log-page';

const user = userEvent.setup({ delay: null });

const anEntry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  _id: 'entry-1',
  time: '2030-01-15T12:00:00.000Z',
  adminEmail: 'asha@example.com',
  adminName: 'Asha',
  action: 'role-changed',
  subject: 'rina@example.com',
  person: { _id: 'person-1', name: 'Rina', email: 'rina@example.com' },
  details: { from: 'Worker', to: 'Buyer' },
  reason: 'from: Worker, to: Buyer',
  ...changes,
});

const open = (entries: Stub, more: object = {}) =>
  renderPage(<AuditLogPage />, { messages, user: aUser({ role: 'Admin' }), api: { 'GET /audit': entries }, ...more });

describeLoading({
  open,
  answer: aPage([anEntry()]),
  failed: 'The audit log could not be loaded.',
  shown: () => screen.findByRole('row', { name: /Asha changed the role/ }),
});

it('describes time, actor, action and target in a sentence, with the reason', async () => {
  const entry = anEntry({ action: 'balance-corrected', details: { from: 10, to: 1250, reason: 'Paid twice' } });
  await open(aPage([entry]));
  const row = await screen.findByRole('row', { name: /corrected the balance/ });
  const sentence = 'Asha corrected the balance of Rina from 10 to 1,250 coins.';
  for (const words of ['Jan 15, 2030', sentence, 'Reason: Paid twice', 'asha@example.com', 'rina@example.com'])
    expect(row).toHaveTextContent(words);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Time', 'What happened']);
  expect(document.title).toBe('Audit log | Kaaj');
});

const DETAILS: Partial<Record<AuditAction, AuditEntry['details']>> = {
  'role-changed': { from: 'Worker', to: 'Buyer' },
  'balance-corrected': { from: 1, to: 2, reason: 'why' },
  'person-removed': { role: 'Worker' },
  'account-closed': { coins: 130 },
  'admin-created': { takenOver: true },
  'task-deleted': { title: 'Worker', refunded: 40 },
  'dispute-decided': { title: 'Ten shops', decided: 'for-buyer', coins: 25, reason: 'why' },
  'terms-announced': { version: 'A', from: '2030-02-15' },
  'brake-lifted': { reason: 'why' },
  'withdrawal-accepted': { coins: 200, cents: 1000 },
  'withdrawal-rejected': { coins: 200, cents: 1000 },
  'payout-batch-taken': { rail: 'bkash', payouts: 12 },
  'payout-sent': { coins: 200, cents: 1000, reference: 'TX1' },
  'payout-confirmed': { coins: 200, cents: 1000, reference: '' },
  'payout-failed': { coins: 200, cents: 1000, reference: 'TX1', reason: 'Closed account' },
};

it.each([
  ['en', /\{\{|undefined|[a-z]+-(?:changed|corrected|removed|created|deleted|decided|lifted|sent|accepted|rejected)/],
  ['bn', /\{\{|undefined|[02-9]|[a-z]+-[a-z]+/],
] as const)('has a sentence without codes for all that an Admin can do (%s)', async (language, codes) => {
  const entries = AUDIT_ACTIONS.map((action) =>
    anEntry({
      _id: action,
      action,
      person: { _id: 'person-1', name: 'Rina', email: '' },
      adminEmail: '',
      details: DETAILS[action] ?? {},
    }),
  );
  await open(aPage(entries), { language });
  const rows = (await screen.findAllByRole('row')).slice(1);
  const sentences = rows.map((row) => row.querySelectorAll('td')[1]?.textContent ?? '');
  expect(new Set(sentences).size).toBe(AUDIT_ACTIONS.length);
  for (const sentence of sentences) {
    expect(sentence).toContain('Asha');
    expect(sentence).not.toMatch(codes);
  }
});

it.each<[string, Partial<AuditEntry>]>([
  [
    'Asha accepted the withdrawal of Karim: $10.00.',
    {
      action: 'withdrawal-accepted',
      person: { _id: '2', name: 'Karim', email: 'karim@example.com' },
      details: { coins: 200, cents: 1000 },
    },
  ],
  [
    'Asha recorded that $10.00 was sent to Rina. Reference: TX1.',
    { action: 'payout-sent', details: { coins: 200, cents: 1000, reference: 'TX1' } },
  ],
  [
    'Asha claimed 12 bkash payouts for payment.',
    { action: 'payout-batch-taken', person: null, details: { rail: 'bkash', payouts: 12 } },
  ],
  [
    'The owner (on the server) changed the role of removed user from Worker to Admin.',
    {
      adminName: null,
      adminEmail: 'command-line',
      person: { _id: '1', name: '', email: '' },
      details: { from: 'Worker', to: 'Admin' },
    },
  ],
  [
    'Asha performed an action that this page does not know yet. Reload the page.',
    { action: 'of-next-year' as AuditAction, details: {} },
  ],
])('reads: %s', async (sentence, changes) => {
  await open(aPage([anEntry(changes)]));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

describe('the filters', () => {
  const asked = (page: Awaited<ReturnType<typeof open>>) =>
    page.server.callsOf('GET /audit').map(({ query }) => query.toString());

  it('are in the address, which a reload keeps and Back undoes', async () => {
    const page = await open(aPage([anEntry()]), {
      at: '/dashboard/audit?action=role-changed&person=rina@example.com&day=2030-01-15',
      path: '/dashboard/audit',
    });
    await screen.findByRole('row', { name: /Asha changed/ });
    expect(asked(page)).toEqual(['action=role-changed&person=rina%40example.com&day=2030-01-15']);
    expect(screen.getByTitle('Role changed')).toBeInTheDocument();
    expect(screen.getByLabelText('Email of a person')).toHaveValue('rina@example.com');
    expect(screen.getByLabelText('Day')).toHaveValue('15/01/2030');
    await user.click(screen.getByLabelText('Kind'));
    await user.click(await screen.findByRole('option', { name: 'Task deleted' }));
    await waitFor(() => expect(asked(page).at(-1)).toContain('action=task-deleted'));
    expect(page.place()).toContain('action=task-deleted');
  });

  it('need a complete email address, and show an error until then', async () => {
    const page = await open(aPage([anEntry()]), { at: '/dashboard/audit', path: '/dashboard/audit' });
    await screen.findByRole('row', { name: /Asha changed/ });
    await user.type(screen.getByLabelText('Email of a person'), 'rina@ex');
    expect(screen.getByText('Enter the full email address.')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email of a person'), 'ample.com');
    await waitFor(() => expect(asked(page)).toEqual(['', 'person=rina%40example.com']));
    expect(screen.queryByText('Enter the full email address.')).not.toBeInTheDocument();
  });

  it('that fit nothing are taken back with one press', async () => {
    const page = await open(({ query }: StubCall) => aPage(query.get('day') ? [] : [anEntry()]), {
      at: '/dashboard/audit?day=2030-01-15',
      path: '/dashboard/audit',
    });
    expect(await screen.findByText('No matching entries.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all entries' }));
    expect(await screen.findByRole('row', { name: /Asha changed/ })).toBeInTheDocument();
    expect(page.place()).toBe('/dashboard/audit');
  });
});

it('shows an empty state when there are no entries', async () => {
  await open(aPage([]));
  expect(await screen.findByText('No entries yet.')).toBeInTheDocument();
});

it('continues where the list ended', async () => {
  await open(({ query }: StubCall) =>
    query.get('cursor') === 'after-1'
      ? aPage([anEntry({ _id: '2', action: 'person-removed', details: { role: 'Buyer' } })])
      : aPage([anEntry()], 'after-1'),
  );
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('row', { name: /Asha removed a person/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Asha changed the role/ })).toBeInTheDocument();
});

describe('the end of the log, on the screen', () => {
  mockAllVisible();

  it('requests a failed next page once, and shows an error', async () => {
    const page = await open(({ query }: StubCall) =>
      query.get('cursor') === null ? aPage([anEntry()], 'after-1') : problem(503, 'server/unavailable'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the list could not be loaded.');
    await new Promise((done) => setTimeout(done, 100));
    expect(page.server.callsOf('GET /audit')).toHaveLength(2);
    expect(screen.getByRole('row', { name: /Asha changed the role/ })).toBeInTheDocument();
  });
});

it('is shown in Bangla', async () => {
  await open(problem(503, 'server/unavailable'), { language: 'bn' });
  expect(await screen.findByRole('button', { name: 'আবার চেষ্টা করুন' })).toBeInTheDocument();
});
