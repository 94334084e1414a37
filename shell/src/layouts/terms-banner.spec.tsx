import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../messages';
import { TermsBanner } from './terms-banner';

const TERMS = { version: '2027-01', from: '2027-01-15', summary: 'A fee of ten percent.', agreedAt: null };
const AGREED = { ...TERMS, agreedAt: '2027-01-14T08:00:00.000Z' };

const open = (settings: object, terms: object, role: 'Worker' | 'Admin' = 'Worker') =>
  renderPage(<TermsBanner />, {
    messages,
    at: '/dashboard',
    user: aUser({ role }),
    api: { 'GET /settings': { data: settings }, 'GET /terms': { data: terms } },
  });

it('announces terms that hold from a day on', async () => {
  await open({ nextTerms: TERMS }, { current: null, next: TERMS });
  expect(await screen.findByText('New terms take effect on Jan 15, 2027')).toBeInTheDocument();
  expect(screen.getByText('A fee of ten percent.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Read and agree' })).toHaveAttribute('href', '/terms');
});

it('requests consent to terms in force', async () => {
  await open({ terms: TERMS }, { current: TERMS, next: null });
  expect(await screen.findByText('The terms have changed. Please agree before you go on.')).toBeInTheDocument();
});

it('is not shown after consent, to an Admin, or when no version was announced', async () => {
  const agreed = await open({ terms: TERMS }, { current: AGREED, next: null });
  await waitFor(() => expect(agreed.server.callsOf('GET /terms')).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  agreed.unmount();
  const admin = await open({ terms: TERMS }, { current: TERMS, next: null }, 'Admin');
  await waitFor(() => expect(admin.server.callsOf('GET /terms')).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  admin.unmount();
  const none = await open({}, { current: null, next: null });
  await waitFor(() => expect(none.server.callsOf('GET /settings')).toHaveLength(1));
  expect(none.server.callsOf('GET /terms')).toHaveLength(0);
});
