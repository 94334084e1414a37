import { renderPage } from '@kaaj/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../messages';
import { SandboxBanner } from './sandbox-banner';

const open = (sandboxInProduction: boolean) =>
  renderPage(<SandboxBanner />, { messages, api: { 'GET /settings': { data: { sandboxInProduction } } } });

describe('the banner of the frame', () => {
  it('S14 shows on every page of a production installation that its coins are free', async () => {
    await open(true);
    expect(await screen.findByRole('status')).toHaveTextContent('coins are free and no real payments are made');
  });

  it('S14 is not shown in a demonstration, nor with real payments', async () => {
    const { server } = await open(false);
    await waitFor(() => expect(server.callsOf('GET /settings')).toHaveLength(1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
