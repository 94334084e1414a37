import { aUser, problem, renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../../messages';
import ProfilePage from './profile-page';

it.each(['Worker', 'Buyer', 'Admin'] as const)('shows photo, name, role and email of a %s', async (role) => {
  const { container } = await renderPage(<ProfilePage />, {
    messages,
    user: aUser({ role, image: '/api/image/r.webp' }),
  });
  expect(await screen.findByText(role)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rina Akter');
  expect(screen.getByText('rina@example.com')).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/api/image/r.webp');
  expect(screen.getByRole('link', { name: 'Sign-in and security' })).toHaveAttribute('href', '/profile/security');
  expect(document.title).toBe('Profile | Kaaj');
});

it('shows what of the coins is on hold, with a link to the wallet', async () => {
  await renderPage(<ProfilePage />, { messages, user: aUser({ coin: 431, availableCoin: 231 }) });
  const link = await screen.findByRole('link', { name: '231 available · 200 on hold' });
  expect(link).toHaveAttribute('href', '/dashboard/statement');
});

it('shows the session’s data when the record fails to load, and retries', async () => {
  let tries = 0;
  await renderPage(<ProfilePage />, {
    messages,
    user: aUser(),
    api: { 'GET /user': () => (tries++ === 0 ? problem(503, 'server/unavailable') : { data: aUser() }) },
  });
  expect(screen.getByText('rina@example.com')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Worker')).toBeInTheDocument();
});
