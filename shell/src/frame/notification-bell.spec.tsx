import { aUser, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { NotificationBell } from './notification-bell';

const user = userEvent.setup({ delay: null });

const notification = (id: string, read: boolean) => ({
  _id: id,
  code: 'submission/accepted',
  params: { title: 'Find tea stalls', coins: 12, about: 'work-1' },
  message: `What happened to ${id}`,
  toEmail: 'worker@kaaj.example',
  time: '2026-03-04T05:06:07.000Z',
  read,
});

const open = (list: object[], answer: object = {}, more: object = {}) =>
  renderPage(<NotificationBell email="worker@kaaj.example" />, {
    messages,
    user: aUser({ email: 'worker@kaaj.example' }),
    api: {
      'GET /notification': { data: list, page: { next: null }, total: list.length, unread: 0, ...answer },
      'PATCH /notification/read': { data: null },
    },
    ...more,
  });

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const modal = () => screen.findByRole('dialog', { name: 'Notification' });

it('counts all of them, in the accent colour while one is unread, and shows each in a modal', async () => {
  const page = await open([notification('one', false), notification('two', true)], { total: 57, unread: 1 });
  const opener = await bell('Notifications, 1 new, 57 in all');
  expect(opener).toHaveTextContent('57');
  expect(opener.querySelector('.k-icon-button__badge--quiet')).toBeNull();
  await user.click(opener);
  await waitFor(() => expect(page.server.callsOf('PATCH /notification/read')).toHaveLength(1));
  const table = within(await modal());
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Date', 'Notification']);
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getAllByText(/^Mar 4, 2026/)).toHaveLength(2);
  expect(table.getAllByText(/^\d+:06/)).toHaveLength(2);
});

it('links each to its page, and closes', async () => {
  await open([notification('one', false)]);
  await user.click(await bell(/^Notifications/));
  const link = await within(await modal()).findByRole('link', { name: /Find tea stalls/ });
  expect(link).toHaveAttribute('href', '/dashboard/mysubmission/work-1');
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('is plain text when there is no page to link to', async () => {
  await open([{ ...notification('one', false), code: 'admin/message', params: { text: 'Hello.' } }]);
  await user.click(await bell(/^Notifications/));
  expect(await within(await modal()).findByText('Hello.')).toBeInTheDocument();
  expect(within(await modal()).queryByRole('link')).not.toBeInTheDocument();
});

it('writes amounts and payment systems in the language of the reader', async () => {
  const params = { dollars: '1250.50', system: 'rocket', reference: 'TRX1', about: 'withdrawal-1' };
  await open([{ ...notification('one', false), code: 'payout/sent', params }], {}, { language: 'bn' });
  await user.click(await screen.findByRole('button', { name: /মোট ১টি/ }));
  const sentence = 'রকেট দিয়ে $১,২৫০.৫০ আপনার কাছে পাঠানো হয়েছে। রেফারেন্স: TRX1।';
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it('is quiet when all are read, and has no badge when there is none', async () => {
  const { unmount } = await open([notification('one', true)], { total: 57 });
  const opener = await bell('Notifications, 0 new, 57 in all');
  expect(opener.querySelector('.k-icon-button__badge--quiet')).toHaveTextContent('57');
  unmount();
  await open([]);
  expect(await bell('Notifications, 0 new, 0 in all')).toHaveTextContent('');
});

it('shows the server’s maximum count with a plus sign, in the digits of the language', async () => {
  await open([notification('one', true)], { total: 1000 }, { language: 'bn' });
  expect(await bell(/মোট ৯৯৯\+টি/)).toHaveTextContent('৯৯৯+');
});

it('loads more pages up to the oldest notification', async () => {
  await open(
    [],
    {},
    {
      api: {
        'GET /notification': ({ query }: StubCall) =>
          query.get('cursor') === null
            ? { data: [notification('one', true)], page: { next: 'after-1' }, total: 2, unread: 0 }
            : { data: [notification('two', true)], page: { next: null }, total: 2, unread: 0 },
      },
    },
  );
  await user.click(await bell(/^Notifications/));
  const table = within(await modal());
  expect(await table.findAllByRole('row')).toHaveLength(2);
  await user.click(table.getByRole('button', { name: 'Load more' }));
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(3));
});

it.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['its close button', async () => user.click(within(await modal()).getByRole('button', { name: 'Close' }))],
  ['a click outside', async () => user.click(await modal())],
])('closes by %s, and returns the focus to the bell', async (_how, close) => {
  await open([]);
  const opener = await bell(/^Notifications/);
  await user.click(opener);
  await modal();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});
