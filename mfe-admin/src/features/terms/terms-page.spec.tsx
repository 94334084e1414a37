import { aUser, describeLoading, paste, problem, renderPage, type Stub, type Stubs } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import TermsPage from './terms-page';

const user = userEvent.setup({ delay: null });
const NEXT = { version: '2027-01', from: '2027-01-15', summary: 'A fee of ten percent.', agreedAt: null };
const NONE = { data: { current: null, next: null } };

const open = (terms: Stub, api: Stubs = {}) =>
  renderPage(<TermsPage />, {
    messages,
    user: aUser({ role: 'Admin' }),
    api: { 'GET /terms': terms, 'GET /settings': { data: { today: '2027-01-01' } }, ...api },
  });

describeLoading({
  open,
  answer: { data: { current: null, next: NEXT } },
  failed: 'The terms could not be loaded.',
  shown: () => screen.findByText('A fee of ten percent.'),
});

it('announces a version once it is confirmed', async () => {
  const page = await open(NONE, { 'POST /terms': { data: NEXT } });
  await paste(await screen.findByLabelText(/^Name of the version/), '2027-01');
  await paste(screen.getByLabelText(/^Takes effect on/), '15/01/2027');
  await paste(screen.getByLabelText(/^What changes/), 'A fee of ten percent.');
  await user.click(screen.getByRole('button', { name: 'Announce a version' }));
  await waitFor(() => page.answer(true));
  await waitFor(() =>
    expect(page.server.callsOf('POST /terms')[0]?.body).toEqual({
      ...{ version: '2027-01', from: '2027-01-15', summary: 'A fee of ten percent.' },
    }),
  );
});

it('offers no announcement while another version is pending', async () => {
  await open({ data: { current: null, next: NEXT } });
  expect(await screen.findByText('A fee of ten percent.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Announce a version' })).not.toBeInTheDocument();
});

it('shows why a date is refused', async () => {
  const errors = [{ field: 'from', code: 'too-soon', message: 'The terms can take effect tomorrow at the earliest.' }];
  const page = await open(NONE, { 'POST /terms': problem(422, 'terms/too-soon', { errors }) });
  await paste(await screen.findByLabelText(/^Name of the version/), '2027-01');
  await paste(screen.getByLabelText(/^Takes effect on/), '01/01/2027');
  await paste(screen.getByLabelText(/^What changes/), 'A fee.');
  await user.click(screen.getByRole('button', { name: 'Announce a version' }));
  await waitFor(() => page.answer(true));
  await waitFor(() => expect(page.notices()).toMatchObject([{ kind: 'error' }]));
});
