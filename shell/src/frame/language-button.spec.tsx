import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { LanguageButton } from './language-button';

const settings = (...demonstration: object[]) => ({ data: { links: {}, demonstration } });
const user = userEvent.setup({ delay: null });
const press = () => user.click(screen.getByRole('button', { name: 'BN: Switch to Bangla' }));
const inBangla = () => waitFor(() => expect(document.documentElement.lang).toBe('bn'));

it('saves the choice of a signed-in user for their other browsers', async () => {
  const api = { 'PATCH /account/language': { data: { done: true } }, 'GET /settings': settings() };
  const page = await renderPage(<LanguageButton />, { messages, user: aUser(), api });
  await press();
  await inBangla();
  await waitFor(() => expect(page.server.callsOf('PATCH /account/language')).toHaveLength(1));
  expect(page.server.callsOf('PATCH /account/language')[0]?.body).toEqual({ language: 'bn' });
});

it('stores a visitor’s choice in their browser only', async () => {
  const page = await renderPage(<LanguageButton />, { messages, api: { 'GET /settings': settings() } });
  await press();
  await inBangla();
  expect(page.server.callsOf('PATCH /account/language')).toEqual([]);
});

it('changes nothing for other visitors who use the same demonstration account', async () => {
  const { email } = aUser();
  const api = { 'GET /settings': settings({ email, role: 'Worker', password: 'Demo-Worker-1' }) };
  const page = await renderPage(<LanguageButton />, { messages, user: aUser(), api });
  await waitFor(() => expect(page.server.callsOf('GET /settings')).toHaveLength(1));
  await press();
  await inBangla();
  expect(page.server.callsOf('PATCH /account/language')).toEqual([]);
});
