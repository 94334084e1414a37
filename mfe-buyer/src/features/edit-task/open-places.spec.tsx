import { type Task } from '@kaaj/contract';
import { aTask, aUser, paste, problem, renderPage, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import { OpenPlaces } from './open-places';

const user = userEvent.setup({ delay: null });
const RESIZE = 'PATCH /task/update/requiredWorker/task-1';

const open = (api: Stubs = {}, changes: Partial<Task> = {}) =>
  renderPage(<OpenPlaces task={aTask(changes)} />, { messages, user: aUser({ role: 'Buyer' }), api });

const field = () => screen.getByLabelText(/^Open spots/, { selector: 'input' });
const put = async (text: string) => {
  await user.clear(await screen.findByLabelText(/^Open spots/, { selector: 'input' }));
  if (text) await paste(field(), text);
};

describe('open slots', () => {
  const change = () => screen.getByRole('button', { name: 'Change spots' });

  it.each([
    ['5', '50 coins will be reserved.'],
    ['1', '50 coins will be returned to you.'],
    ['0', '75 coins will be returned to you.'],
  ])('become %s: %s', async (wanted, sentence) => {
    const page = await open({ [RESIZE]: { data: aTask() } });
    await put(wanted);
    expect(screen.getByText(sentence)).toBeInTheDocument();
    await user.click(change());
    await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'success', text: 'Open spots changed' }]));
    expect(page.server.callsOf(RESIZE)[0]?.body).toEqual({ requiredWorkers: Number(wanted) });
  });

  it.each([
    ['3', 'No change.'],
    ['10001', 'Enter a whole number from 0 to 10,000.'],
    ['', 'Enter a whole number from 0 to 10,000.'],
  ])('cannot become "%s": %s', async (wanted, sentence) => {
    await open();
    await put(wanted);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(change()).toBeDisabled();
  });

  it.each(['hello', '3.5', '-1', '9'.repeat(30)])('cannot become %s, with an error at the field', async (wanted) => {
    await open();
    await put(wanted);
    await waitFor(() => expect(field()).toBeInvalid());
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(expect.stringContaining('Enter a whole number from 0 to 10,000.')),
    );
    expect(change()).toBeDisabled();
  });

  it('may be written in digits of Bangla', async () => {
    const page = await open({ [RESIZE]: { data: aTask() } });
    await put('৫');
    await user.click(change());
    await waitFor(() => expect(page.server.callsOf(RESIZE)[0]?.body).toEqual({ requiredWorkers: 5 }));
  });

  it('show a buyer without enough coins how many are missing, and link to the shop', async () => {
    const page = await open();
    await put('9');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining('You need 40 more coins')));
    await user.click(change());
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Not Enough Coins. Purchase Coins' }]);
    expect(page.server.callsOf(RESIZE)).toEqual([]);
  });

  it('cost the fee in addition where the task was posted with one', async () => {
    const settings = { 'GET /settings': { data: { today: '2030-01-15', limits: { reviewDays: 7 }, feePercent: 10 } } };
    await open(settings, { fee: 7 });
    await put('5');
    expect(await screen.findByText(/^50 coins will be reserved\. Plus a fee of 10%: 5 coins\./)).toBeInTheDocument();
    await put('8');
    expect(await screen.findByText('You need 27 more coins')).toBeInTheDocument();
  });

  it('link a buyer whose coins were spent in the meantime to the shop', async () => {
    const page = await open({ [RESIZE]: problem(422, 'wallet/not-enough-coins') });
    await put('5');
    await user.click(change());
    await waitFor(() => expect(page.place()).toBe('/dashboard/purchaseCoin'));
    expect(page.notices()).toMatchObject([{ kind: 'error', text: 'Not Enough Coins. Purchase Coins' }]);
  });

  it('show any other reason of a refusal', async () => {
    const page = await open({ [RESIZE]: problem(409, 'task/closed') });
    await put('5');
    await user.click(change());
    await waitFor(() =>
      expect(page.notices()).toMatchObject([{ kind: 'error', text: 'This task no longer accepts work.' }]),
    );
  });
});
