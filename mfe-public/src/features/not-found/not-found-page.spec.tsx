import { renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import NotFoundPage from './not-found-page';

it('shows the error and links home', async () => {
  await renderPage(<NotFoundPage />, { messages, at: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops Error 404. Something went wrong.');
  expect(screen.getByRole('link', { name: 'Go Back To Home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('404 Error | Kaaj');
});
