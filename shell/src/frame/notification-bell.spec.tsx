import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { NotificationBell } from './notification-bell';

const user = userEvent.setup({ delay: null });

const notification = (id: string, read: boolean) => ({
  _id: id,
  code: 'submission/accepted',
  params: { title: 'Find tea stalls', coins: 12 },
  message: `What happened to ${id}`,
  toEmail: 'worker@kaaj.example',
  time: '2026-03-04T05:06:07.000Z',
  read,
});

const open = (list: object[]) =>
  renderPage(<NotificationBell email="worker@kaaj.example" />, {
    messages,
    user: aUser({ email: 'worker@kaaj.example' }),
    api: { 'GET /notification': { data: list }, 'PATCH /notification/read': { data: null } },
  });

const bell = (name: string | RegExp) => screen.findByRole('button', { name });
const modal = () => screen.findByRole('dialog', { name: 'Notification' });

it('counts what is new, and shows date and message of each in a modal', async () => {
  await open([notification('one', false), notification('two', true)]);
  await user.click(await bell('Notifications, 1 new'));
  const table = within(await modal());
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Date', 'Notification']);
  expect(table.getAllByRole('row')).toHaveLength(3);
  expect(table.getAllByText('Mar 4, 2026')).toHaveLength(2);
});

it.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['its close button', async () => user.click(within(await modal()).getByRole('button', { name: 'Close' }))],
  ['a click outside', async () => user.click((await modal()).parentElement as HTMLElement)],
])('closes by %s, and gives the focus back to the bell', async (_how, close) => {
  await open([]);
  const opener = await bell(/^Notifications/);
  await user.click(opener);
  await modal();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

it('is no native dialog, which the browser would draw above every toast and question', async () => {
  await open([]);
  await user.click(await bell(/^Notifications/));
  expect((await modal()).tagName).not.toBe('DIALOG');
});
