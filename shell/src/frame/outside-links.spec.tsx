import { renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../messages';
import { Footer } from './footer';
import { TopBar } from './top-bar';

const open = (links: object) =>
  renderPage(
    <>
      <TopBar />
      <Footer />
    </>,
    { messages, api: { 'GET /settings': { data: { links, demonstration: [] } } } },
  );

const outside = () =>
  screen.getAllByRole('link').flatMap((link) => (link.getAttribute('target') === '_blank' ? [link.textContent] : []));

it('links to the pages that the owner configured', async () => {
  await open({ developers: 'https://code.example/kaaj', network: 'https://network.example/kaaj' });
  expect(await screen.findByRole('link', { name: 'Join as Developer' })).toHaveAttribute(
    'href',
    'https://code.example/kaaj',
  );
  expect(screen.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', 'https://network.example/kaaj');
  for (const name of ['GitHub', 'Messenger']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

it('shows no link to pages that the owner did not configure', async () => {
  const page = await open({});
  await screen.findByText(/All right reserved/);
  expect(page.server.callsOf('GET /settings')).toHaveLength(1);
  expect(outside()).toEqual([]);
  expect(screen.queryByRole('navigation', { name: 'Find us elsewhere' })).not.toBeInTheDocument();
});

it('links in the footer to the owner’s own terms, privacy notice and contact page', async () => {
  await open({ terms: 'https://owner.example/terms', contact: 'https://owner.example/contact' });
  const terms = await screen.findByRole('link', { name: 'Terms' });
  await waitFor(() => expect(terms.isConnected).toBe(false));
  const places = ['Terms', 'Privacy', 'Contact'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(places).toEqual(['https://owner.example/terms', '/privacy', 'https://owner.example/contact']);
});
