import { type StatementLine } from '@kaaj/contract';
import { aUser, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import StatementPage from './statement-page';

const line = (changes: Partial<StatementLine>): StatementLine => ({
  _id: 'transfer-1',
  time: '2030-01-31T10:00:00Z',
  kind: 'submission-accepted',
  amount: 25,
  held: 0,
  balance: 35,
  taskId: 'task-1',
  ...changes,
});

const open = (lines: readonly StatementLine[]) =>
  renderPage(<StatementPage />, {
    messages,
    user: aUser(),
    api: { 'GET /wallet/statement': { data: lines, page: { next: null } } },
  });

it('names each movement, links its task and shows the balance after it', async () => {
  const page = await open([line({})]);
  const row = within(await screen.findByRole('row', { name: /Work accepted/ }));
  expect(row.getByRole('link', { name: 'Work accepted' })).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
  expect(row.getByText('+25')).toBeInTheDocument();
  expect(row.getByText('35')).toBeInTheDocument();
  expect(page.server.callsOf('GET /wallet/statement')[0]?.query.get('email')).toBe('rina@example.com');
});

it('says what was only set aside', async () => {
  await open([line({ kind: 'withdrawal-requested', amount: 0, held: 200, taskId: null })]);
  expect(await screen.findByText('200 set aside')).toBeInTheDocument();
});

it('shows a kind that it does not know as it came', async () => {
  await open([line({ kind: 'bonus-granted', taskId: null })]);
  expect(await screen.findByText('bonus-granted')).toBeInTheDocument();
});

it('says when nothing has moved yet', async () => {
  await open([]);
  expect(await screen.findByText('No coins have moved yet.')).toBeInTheDocument();
});

it('says when the rest cannot be had, keeps what is there, and tries again', async () => {
  let failing = true;
  await renderPage(<StatementPage />, {
    messages,
    user: aUser(),
    api: {
      'GET /wallet/statement': ({ query }: StubCall) => {
        if (query.get('cursor') === null) return { data: [line({})], page: { next: 'after-1' } };
        if (failing) return problem(503, 'server/unavailable');
        return { data: [line({ _id: 'transfer-2', kind: 'bonus-granted', taskId: null })], page: { next: null } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest could not be loaded.');
  expect(screen.getByText('Work accepted')).toBeInTheDocument();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('bonus-granted')).toBeInTheDocument();
});

it('says when it cannot be had, and tries again', async () => {
  let tries = 0;
  await renderPage(<StatementPage />, {
    messages,
    user: aUser(),
    api: {
      'GET /wallet/statement': () =>
        tries++ === 0 ? problem(503, 'server/unavailable') : { data: [line({})], page: { next: null } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Work accepted')).toBeInTheDocument();
});
