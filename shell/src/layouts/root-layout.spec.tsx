import { CONTRACT_VERSION, useRoutes, type RegisteredRemote } from '@kaaj/web-kit';
import { aUser, renderPage } from '@kaaj/web-kit/testing';
import * as federation from '@module-federation/enhanced/runtime';
import { screen } from '@testing-library/react';
import { messages } from '../messages';
import { routesOf } from '../routes/routes';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));

const desk: RegisteredRemote = {
  contract: CONTRACT_VERSION,
  name: 'mfe-desk',
  role: 'Buyer',
  desk: true,
  routes: { '/dashboard/desk': { audience: 'Buyer' } },
  version: '1.0.0',
  entry: '/remotes/mfe-desk/remoteEntry.js',
};

const Pages = () => useRoutes(routesOf([desk]));

it('keeps the frame mounted when a desk page loads antd', async () => {
  let deliver: (loaded: unknown) => void = () => undefined;
  jest.mocked(federation.loadRemote).mockReturnValue(
    new Promise((resolve) => {
      deliver = resolve;
    }),
  );
  await renderPage(<Pages />, { path: '*', at: '/dashboard/desk', messages, user: aUser({ role: 'Buyer' }) });
  const opener = await screen.findByRole('button', { name: 'Open menu' });

  deliver({
    remote: {
      contract: CONTRACT_VERSION,
      name: desk.name,
      messages: { name: desk.name, load: async () => undefined },
      menu: [],
      overview: undefined,
      pages: { '/dashboard/desk': async () => ({ default: () => <p>the desk</p> }) },
    },
  });
  expect(await screen.findByText('the desk')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open menu' })).toBe(opener);
});
