import { type BookDay, type StatementLine, type TransferProof } from '@kaaj/contract';
import { aUser, problem, renderPage, type StubCall } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import vectors from '../../../../docs/proof/vectors.json';
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
  taskTitle: 'Fold a boat',
  taskDeleted: false,
  reference: 'work-1',
  ...changes,
});

const NO_BOOKS = { data: [], page: { next: null } };

const open = (lines: readonly StatementLine[], at?: string) =>
  renderPage(<StatementPage />, {
    ...(at && { at }),
    messages,
    user: aUser(),
    api: { 'GET /wallet/statement': { data: lines, page: { next: null } }, 'GET /proof': NO_BOOKS },
  });

it('names each movement, links its task and its receipt, and shows the balance after it', async () => {
  const page = await open([line({})]);
  const row = within(await screen.findByRole('row', { name: /Work accepted/ }));
  expect(row.getByRole('link', { name: 'Fold a boat' })).toHaveAttribute('href', '/dashboard/taskDetails/task-1');
  expect(row.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/dashboard/receipt/decision/work-1');
  expect(row.getByText('+25')).toBeInTheDocument();
  expect(row.getByText('35')).toBeInTheDocument();
  expect(page.server.callsOf('GET /wallet/statement')[0]?.query.get('email')).toBe('rina@example.com');
});

it('scrolls to the line that the link names', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const correction = { kind: 'balance-corrected', taskId: null, taskTitle: null };
  await open(
    [
      line({ ...correction, _id: 'transfer-2', reference: 'later' }),
      line({ ...correction, _id: 'transfer-1', reference: 'wanted', balance: 210 }),
    ],
    '/dashboard/statement?group=other&line=wanted',
  );
  const row = await screen.findByRole('row', { name: /210/ });
  const marked = within(row)
    .getByText(/correct/i)
    .closest('[aria-current]');
  expect(marked).toHaveAttribute('aria-current', 'true');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  expect(scrolled.mock.contexts).toEqual([marked]);
});

it('shows the name of a deleted task without a link', async () => {
  await open([line({ kind: 'task-deleted', taskDeleted: true })]);
  const row = within(await screen.findByRole('row', { name: /Fold a boat/ }));
  expect(row.queryByRole('link')).not.toBeInTheDocument();
});

it.each([
  ['Worker', 'Withdraw coins', '/dashboard/withdrawals'],
  ['Buyer', 'Buy coins', '/dashboard/purchaseCoin'],
] as const)(
  'is the only balance page of a %s: available coins, coins on hold, and the next step',
  async (role, way, path) => {
    await renderPage(<StatementPage />, {
      messages,
      user: aUser({ role, coin: 235, availableCoin: 35 }),
      api: { 'GET /wallet/statement': { data: [], page: { next: null } }, 'GET /proof': NO_BOOKS },
    });
    expect(await screen.findByText('35 available · 200 on hold')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: way })).toHaveAttribute('href', path);
  },
);

it('is filtered by kind and date, and shows everything again', async () => {
  const page = await open([]);
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Withdrawn');
  await userEvent.selectOptions(screen.getByLabelText('Time'), 'Last 30 days');
  await screen.findByText('No matching transactions.');
  const asked = () => Object.fromEntries(page.server.callsOf('GET /wallet/statement').at(-1)?.query ?? []);
  expect(asked()).toMatchObject({ group: 'withdrawn', days: '30' });
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('No transactions yet.')).toBeInTheDocument();
});

it('downloads all lines as a file, with formulas escaped', async () => {
  const made: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await renderPage(<StatementPage />, {
    messages,
    user: aUser(),
    api: {
      'GET /proof': NO_BOOKS,
      'GET /wallet/statement': ({ query }: StubCall) =>
        query.get('cursor') === null
          ? { data: [line({ taskTitle: '=1+1' })], page: { next: 'after-1' } }
          : { data: [line({ _id: 'transfer-2', kind: 'task-posted', amount: -20 })], page: { next: null } },
    },
  });
  await screen.findByText('Work accepted');
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(made).toHaveLength(1));
  const text = await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsText(made[0] as Blob);
  });
  expect(text).toBe(
    'Date,What happened,Task,Coins,Reserved,Balance\r\n' +
      '2030-01-31T10:00:00Z,Work accepted,"\'=1+1",25,0,35\r\n' +
      '2030-01-31T10:00:00Z,Task posted,Fold a boat,-20,0,35\r\n',
  );
});

it('shows what was only reserved', async () => {
  await open([line({ kind: 'withdrawal-requested', amount: 0, held: 200, taskId: null, taskTitle: null })]);
  expect(await screen.findByText('200 reserved')).toBeInTheDocument();
});

it('shows an unknown kind unchanged', async () => {
  await open([line({ kind: 'bonus-granted', taskId: null, taskTitle: null })]);
  expect(await screen.findByText('bonus-granted')).toBeInTheDocument();
});

it('shows an empty state', async () => {
  await open([]);
  expect(await screen.findByText('No transactions yet.')).toBeInTheDocument();
});

it('shows an error when the next page fails to load, keeps the loaded lines, and retries', async () => {
  let failing = true;
  await renderPage(<StatementPage />, {
    messages,
    user: aUser(),
    api: {
      'GET /proof': NO_BOOKS,
      'GET /wallet/statement': ({ query }: StubCall) => {
        if (query.get('cursor') === null) return { data: [line({})], page: { next: 'after-1' } };
        if (failing) return problem(503, 'server/unavailable');
        return {
          data: [line({ _id: 'transfer-2', kind: 'bonus-granted', taskId: null, taskTitle: null })],
          page: { next: null },
        };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the list could not be loaded.');
  expect(screen.getByText('Work accepted')).toBeInTheDocument();
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('bonus-granted')).toBeInTheDocument();
});

it('shows an error when it fails to load, and retries', async () => {
  let tries = 0;
  await renderPage(<StatementPage />, {
    messages,
    user: aUser(),
    api: {
      'GET /proof': NO_BOOKS,
      'GET /wallet/statement': () =>
        tries++ === 0 ? problem(503, 'server/unavailable') : { data: [line({})], page: { next: null } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Work accepted')).toBeInTheDocument();
});

describe('with the books', () => {
  const [{ keys }, ...days] = vectors.chain as [{ keys: object[] }, ...BookDay[]];
  const proofs = vectors.lines as TransferProof[];
  const booked = proofs.slice(0, 2).map(({ row }) => {
    const [_id, , , amount, kind, , at] = JSON.parse(row) as [string, string, string, number, string, string, number];
    return line({ _id, kind, amount, time: new Date(at).toISOString(), taskId: null, taskTitle: null });
  });
  const today = line({ _id: '01J9000000000000000000000Z', kind: 'bonus-granted' });
  const beside = (
    lines: readonly StatementLine[],
    change: (proof: TransferProof) => TransferProof = (proof) => proof,
  ) =>
    renderPage(<StatementPage />, {
      messages,
      user: aUser(),
      api: {
        'GET /wallet/statement': { data: lines, page: { next: null } },
        'GET /proof': { data: [...days].reverse(), page: { next: null } },
        'GET /proof/key': { data: keys },
        'GET /wallet/proof': ({ query }: StubCall) => ({
          data: change(proofs.find(({ row }) => row.includes(query.get('transfer') ?? '-')) as TransferProof),
        }),
      },
    });
  const check = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Verify these entries in this browser' }));

  it('marks the lines of closed days, and checks each in the browser, a second time without the server', async () => {
    const page = await beside([today, ...booked]);
    expect(await screen.findAllByText('In the books')).toHaveLength(2);
    await check();
    expect(await screen.findAllByText('In the books, verified')).toHaveLength(2);
    expect(page.server.callsOf('GET /wallet/proof')).toHaveLength(2);
    await check();
    expect(await screen.findByText(/the books are intact/)).toBeInTheDocument();
    expect(page.server.callsOf('GET /wallet/proof')).toHaveLength(2);
  });

  it('shows on an insecure origin that the browser cannot verify there', async () => {
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
    try {
      await beside(booked);
      await check();
      expect(await screen.findByText('Browsers can verify the books only on https pages.')).toBeInTheDocument();
    } finally {
      Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
    }
  });

  it('marks a line that differs from the books', async () => {
    const [first, ...rest] = booked;
    await beside([{ ...(first as StatementLine), amount: 51 }, ...rest]);
    await check();
    expect(await screen.findByText('Does not match the books')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('An entry does not match the books.');
  });

  it('marks a line whose row was changed together with it', async () => {
    const [first, ...rest] = booked;
    await beside([{ ...(first as StatementLine), amount: 51 }, ...rest], (proof) => ({
      ...proof,
      row: proof.row.replace(',50,', ',51,'),
    }));
    await check();
    expect(await screen.findByText('Does not match the books')).toBeInTheDocument();
  });
});
