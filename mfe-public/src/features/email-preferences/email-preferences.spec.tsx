import { type EmailPreferences } from '@kaaj/contract';
import { aUser, describeLoading, problem, renderPage, type Stub, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import UnsubscribePage from './unsubscribe-page';
import EmailPreferencesPage from './email-preferences-page';

const user = userEvent.setup({ delay: null });

const preferences = (changes: Partial<EmailPreferences> = {}): { data: EmailPreferences } => ({
  data: {
    kinds: ['money', 'work', 'disputes', 'newTasks', 'account'],
    on: ['money', 'work', 'disputes', 'newTasks', 'account'],
    pace: 'daily',
    mails: true,
    verified: true,
    ...changes,
  },
});

const open = (kept: Stub, more: Record<string, Stub> = {}) =>
  renderPage(<EmailPreferencesPage />, { messages, user: aUser(), api: { 'GET /account/notice-mail': kept, ...more } });
const flip = (name: string) => user.click(screen.getByRole('switch', { name }));

describe('email preferences', () => {
  describeLoading({
    open,
    answer: preferences(),
    failed: 'This could not be loaded.',
    shown: () => screen.findByRole('switch', { name: 'Disputes' }),
  });

  it('shows the categories of the role, each on or off, and the frequency', async () => {
    await open(preferences({ on: ['money'] }));
    expect(await screen.findByRole('switch', { name: 'Coins and payouts' })).toBeChecked();
    for (const name of ['Your work', 'Disputes', 'New tasks that match your filters', 'Your account'])
      expect(screen.getByRole('switch', { name })).not.toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(5);
    expect(screen.getByRole('radio', { name: 'At most once a day' })).toBeChecked();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('sends each press, and of several in a hurry the last one stays', async () => {
    let kept = preferences();
    const page = await open(() => kept, {
      'PATCH /account/notice-mail': ({ body }: StubCall) => (kept = preferences(body as Partial<EmailPreferences>)),
    });
    await screen.findByRole('switch', { name: 'Disputes' });
    await flip('Disputes');
    await flip('Coins and payouts');
    await user.click(screen.getByRole('radio', { name: 'Immediately' }));
    await waitFor(() => expect(page.server.callsOf('PATCH /account/notice-mail')).toHaveLength(3));
    expect(page.server.callsOf('PATCH /account/notice-mail').at(-1)?.body).toEqual({
      on: ['work', 'newTasks', 'account'],
      pace: 'at-once',
    });
    expect(screen.getByRole('switch', { name: 'Disputes' })).not.toBeChecked();
    expect(screen.getByText(/Within about ten minutes/)).toBeInTheDocument();
  });

  it('returns to the server’s value when saving failed, and shows an error', async () => {
    const page = await open(preferences(), { 'PATCH /account/notice-mail': problem(503, 'server/unavailable') });
    await screen.findByRole('switch', { name: 'Disputes' });
    await flip('Disputes');
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByRole('switch', { name: 'Disputes' })).toBeChecked();
  });

  it.each([
    [{ mails: false }, /This site does not send email yet/],
    [{ verified: false }, /Nothing is sent until you have verified/],
  ])('shows that no e-mails will be sent: %o', async (changes, words) => {
    await open(preferences(changes));
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});

describe('the link of a mail', () => {
  const openLink = (token: string, answer: Stub = { data: { done: true } }) =>
    renderPage(<UnsubscribePage />, {
      messages,
      at: `/notices/off${token}`,
      path: '/notices/off',
      api: { 'POST /notice-mail/off': answer },
    });

  it('does nothing by itself, and unsubscribes its recipient on a press', async () => {
    const page = await openLink('?token=abc');
    const press = await screen.findByRole('button', { name: 'Unsubscribe' });
    expect(page.server.callsOf('POST /notice-mail/off')).toEqual([]);
    await user.click(press);
    expect(await screen.findByRole('heading', { name: 'You have been unsubscribed' })).toBeInTheDocument();
    expect(page.server.callsOf('POST /notice-mail/off').map(({ query }) => query.get('token'))).toEqual(['abc']);
    expect(screen.getByRole('link', { name: 'Choose which emails you get' })).toHaveAttribute(
      'href',
      '/profile/notices',
    );
  });

  it('shows that it is incomplete', async () => {
    await openLink('');
    expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeInTheDocument();
  });

  it('shows that its token is invalid', async () => {
    const page = await openLink('?token=abc', problem(422, 'notice-mail/bad-link'));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: expect.stringContaining('incomplete') as string }]),
    );
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  });
});
