import { aUser, renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../messages';
import { LanguageButton } from './language-button';

const user = userEvent.setup({ delay: null });
const press = () => user.click(screen.getByRole('button', { name: 'BN: Switch to Bangla' }));
const inBangla = () => waitFor(() => expect(document.documentElement.lang).toBe('bn'));

it('takes the choice of somebody signed in along to their other browsers', async () => {
  const api = { 'PATCH /account/language': { data: { done: true } } };
  const page = await renderPage(<LanguageButton />, { messages, user: aUser(), api });
  await press();
  await inBangla();
  await waitFor(() => expect(page.server.callsOf('PATCH /account/language')).toHaveLength(1));
  expect(page.server.callsOf('PATCH /account/language')[0]?.body).toEqual({ language: 'bn' });
});

it('keeps a visitor’s choice in their browser alone', async () => {
  const page = await renderPage(<LanguageButton />, { messages });
  await press();
  await inBangla();
  expect(page.server.callsOf('PATCH /account/language')).toEqual([]);
});
