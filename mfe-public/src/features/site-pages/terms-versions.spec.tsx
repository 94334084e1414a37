import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TermsPage from './terms-page';

const CURRENT = { version: '2027-01', from: '2027-01-15', summary: 'A fee of ten percent.', agreedAt: null };
const NEXT = { version: '2027-02', from: '2027-02-15', summary: 'No fee any more.', agreedAt: null };

const open = (terms: object, user: ReturnType<typeof aUser> | null = aUser()) =>
  renderPage(<TermsPage />, {
    messages,
    ...(user && { user }),
    api: {
      'GET /terms': { data: terms },
      'POST /account/terms': { data: { version: '2027-01', agreedAt: '2027-01-16T08:00:00.000Z' } },
    },
  });
const part = (name: RegExp) => screen.findByRole('region', { name });

it('shows the current and the announced version, and takes consent to each', async () => {
  const { server } = await open({ current: CURRENT, next: NEXT });
  const current = await part(/^Version 2027-01, since Jan 15, 2027/);
  expect(current).toHaveTextContent('A fee of ten percent.');
  expect(await part(/^Version 2027-02, in effect from Feb 15, 2027/)).toHaveTextContent('No fee any more.');
  await userEvent.click(within(current).getByRole('button', { name: 'I agree to version 2027-01' }));
  await waitFor(() => expect(server.callsOf('POST /account/terms')[0]?.body).toEqual({ version: '2027-01' }));
});

it('shows the date of the consent', async () => {
  await open({ current: { ...CURRENT, agreedAt: '2027-01-16T08:00:00.000Z' }, next: null });
  expect(await screen.findByText(/^You agreed on Jan 16, 2027/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('requests no consent of a visitor', async () => {
  await open({ current: CURRENT, next: null }, null);
  await part(/^Version 2027-01/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
