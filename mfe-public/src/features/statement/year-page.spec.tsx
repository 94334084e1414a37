import { type YearlyStatement } from '@kaaj/contract';
import { aUser, describeLoading, renderPage, type Stub } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import YearPage from './year-page';

const NOTHING = { earned: 0, bonus: 0, withdrawn: 0, fees: 0, other: 0 };
const july = { earned: 230, bonus: 20, withdrawn: 200, fees: 0, other: 10 };
const statement: YearlyStatement = {
  year: 2029,
  opening: 40,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2029-${String(index + 1).padStart(2, '0')}`,
    ...(index === 6 ? july : NOTHING),
  })),
  total: july,
  closing: 100,
};

/** jsdom's files have no text(). */
const textOf = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });

const open = (answer: Stub = { data: statement }, language: 'en' | 'bn' = 'en') =>
  renderPage(<YearPage />, {
    at: '/dashboard/statement/year?year=2029',
    messages,
    language,
    user: aUser(),
    api: { 'GET /wallet/year': answer },
  });

describeLoading({
  open,
  answer: { data: statement },
  failed: 'The statement could not be loaded.',
  shown: () => screen.findByRole('table', { name: 'Yearly statement' }),
});

it('shows each month, the sums, and both balances', async () => {
  const page = await open();
  const row = within(await screen.findByRole('row', { name: /^July/ }));
  for (const coins of ['230', '20', '200', '10']) expect(row.getByText(coins)).toBeInTheDocument();
  expect(screen.getByText('Balance at the beginning').nextSibling).toHaveTextContent('40');
  expect(screen.getByText('Balance at the end').nextSibling).toHaveTextContent('100');
  expect(page.server.callsOf('GET /wallet/year')[0]?.query.get('year')).toBe('2029');
});

it('leaves out months without movement, and says so', async () => {
  await open();
  await screen.findByRole('row', { name: /^July/ });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText(/^Months without any change are left out/)).toBeInTheDocument();
});

it('is printed, and saved as a file with a line for each month and one for all', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const saved: Blob[] = [];
  URL.createObjectURL = (file: Blob) => (saved.push(file), 'blob:1');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await textOf(saved[0] as Blob)).trim().split(/\r?\n/);
  expect(lines).toHaveLength(14);
  expect(lines[7]).toBe('2029-07,230,20,200,0,10');
  expect(lines[13]).toBe(',230,20,200,0,10');
});

it('shows the months and the year in Bangla', async () => {
  await open(undefined, 'bn');
  expect(await screen.findByRole('row', { name: /^জুলাই/ })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: '২০২৯' })).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent('2029');
});
