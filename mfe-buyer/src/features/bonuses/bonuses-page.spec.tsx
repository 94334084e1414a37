import { aUser, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import BonusesPage from './bonuses-page';

const user = userEvent.setup({ delay: null });
const PAY = 'POST /submission/bonus';
const idOf = (number: number) => `01M83R6FM8DE3X6793M4${String(number).padStart(6, '0')}`;

beforeEach(() => localStorage.clear());

const open = (api: Stubs = {}) => renderPage(<BonusesPage />, { messages, user: aUser({ role: 'Buyer' }), api });

async function pick(lines: readonly string[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File([lines.join('\r\n')], 'bonuses.csv', { type: 'text/csv' }));
}

it('pays the rows with a bonus after a confirm dialog, and lists the refused ones', async () => {
  const page = await open({
    [PAY]: {
      data: [
        {
          id: idOf(1),
          bonus: { _id: idOf(9), submission: idOf(1), coins: 5, reason: 'Quick', at: '2030-01-15T12:00:00.000Z' },
        },
        { id: idOf(3), problem: { code: 'submission/bonus', message: 'A bonus is paid for accepted work only.' } },
      ],
    },
  });
  await pick([
    'submissionId,reason,bonus,bonusReason',
    `${idOf(1)},,5,Quick`,
    `${idOf(2)},,,`,
    `${idOf(3)},,২,Careful`,
  ]);
  await user.click(await screen.findByRole('button', { name: 'Pay 2 bonuses' }));
  await waitFor(() => expect(page.answer(true)).toMatchObject({ title: 'Pay 2 bonuses of 7 coins together?' }));
  expect(await screen.findByText('1 bonus was not paid')).toBeInTheDocument();
  expect(page.notices()).toMatchObject([{ kind: 'success', text: '1 bonus was paid.' }]);
  expect(page.server.callsOf(PAY).map(({ body }) => body)).toEqual([
    {
      bonuses: [
        { id: idOf(1), coins: 5, reason: 'Quick' },
        { id: idOf(3), coins: 2, reason: 'Careful' },
      ],
    },
  ]);
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});

it('sends a hundred at a time, and the same keys again after a refusal', async () => {
  let calls = 0;
  const page = await open({
    [PAY]: ({ body }) => {
      calls += 1;
      if (calls === 2) return problem(422, 'terms/consent-needed');
      const { bonuses } = body as { bonuses: readonly { id: string }[] };
      return { data: bonuses.map(({ id }) => ({ id })) };
    },
  });
  const rows = Array.from({ length: 130 }, (_, row) => `${idOf(row)},1,Good`);
  await pick(['submissionId,bonus,bonusReason', ...rows]);
  for (const expected of [2, 4]) {
    await user.click(await screen.findByRole('button', { name: 'Pay 130 bonuses' }));
    await waitFor(() => expect(page.answer(true)).toBeDefined());
    await waitFor(() => expect(page.server.callsOf(PAY)).toHaveLength(expected));
  }
  const keys = page.server.callsOf(PAY).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.slice(2)).toEqual(keys.slice(0, 2));
  expect(new Set(keys).size).toBe(2);
});

it('says what was sent after a refusal, and sends the same keys when the file is picked again after a reload', async () => {
  let calls = 0;
  const api: Stubs = {
    [PAY]: ({ body }) => {
      calls += 1;
      if (calls === 2) return problem(422, 'terms/consent-needed');
      const { bonuses } = body as { bonuses: readonly { id: string }[] };
      return { data: bonuses.map(({ id }) => ({ id })) };
    },
  };
  const lines = ['submissionId,bonus,bonusReason', ...Array.from({ length: 130 }, (_, row) => `${idOf(row)},1,Good`)];
  const payAll = async (page: Awaited<ReturnType<typeof open>>) => {
    await pick(lines);
    await user.click(await screen.findByRole('button', { name: 'Pay 130 bonuses' }));
    await waitFor(() => expect(page.answer(true)).toBeDefined());
    await waitFor(() => expect(page.server.callsOf(PAY)).toHaveLength(2));
    return page.server.callsOf(PAY).map(({ headers }) => headers.get('idempotency-key'));
  };
  const first = await open(api);
  const keys = await payAll(first);
  expect(await screen.findByText(/^100 of these bonuses were sent\. .* the other 30\./)).toBeInTheDocument();
  first.unmount();
  const second = await open(api);
  expect(await payAll(second)).toEqual(keys);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument());
  second.unmount();
  expect(await payAll(await open(api))).not.toEqual(keys);
});

it('pays nothing while a line is wrong, and names line and column', async () => {
  const page = await open();
  await pick([
    'submissionId,bonus,bonusReason',
    `${idOf(1)},five,Quick`,
    `${idOf(2)},5,`,
    `${idOf(4)},5,Good`,
    `${idOf(4)},5,Good`,
    'short,5,Good',
    ',5,Good',
  ]);
  expect(await screen.findByText('Line 2, bonus: Enter a whole number.')).toBeInTheDocument();
  expect(screen.getByText('Line 3, bonusReason: This field is required.')).toBeInTheDocument();
  expect(screen.getByText('Line 5, submissionId: This submission is in the file already.')).toBeInTheDocument();
  expect(
    screen.getByText('Line 6, submissionId: This is not a submission id. Copy it from the results file.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Line 7, submissionId: This field is required.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(page.server.callsOf(PAY)).toEqual([]);
});

it('saves a sample file whose columns it reads', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: jest.fn() });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await open();
  await user.click(await screen.findByRole('button', { name: 'Download a sample file' }));
  click.mockRestore();
  const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await user.upload(input, new File(saved, 'sample.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('button', { name: 'Pay 1 bonus' })).toBeInTheDocument();
});

it('names the columns that the header lacks, and shows when no row has a bonus', async () => {
  await open();
  await pick(['submissionId,coins', `${idOf(1)},5`]);
  expect(await screen.findByText('Line 1, bonus: The first line does not name this column.')).toBeInTheDocument();
  await pick(['submissionId,bonus,bonusReason', `${idOf(1)},,`]);
  expect(await screen.findByText('No row of this file has a bonus.')).toBeInTheDocument();
});

it('pays nothing when a quotation mark is not closed, which would hide rows', async () => {
  await open();
  await pick(['submissionId,bonus,bonusReason', `${idOf(1)},5,Good`, `${idOf(2)},,"Quick`, `${idOf(3)},5,Good`]);
  expect(
    await screen.findByText('Line 3, submissionId: This line has an unclosed quotation mark.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
});
