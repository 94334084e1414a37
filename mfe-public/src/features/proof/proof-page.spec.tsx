import { type BookDay } from '@kaaj/contract';
import { problem, renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import vectors from '../../../../docs/proof/vectors.json';
import { messages } from '../../messages';
import ProofPage from './proof-page';

const [{ keys }, ...chain] = vectors.chain as [{ keys: object[] }, ...BookDay[]];

const open = (days: readonly BookDay[] = chain) =>
  renderPage(<ProofPage />, {
    messages,
    api: {
      'GET /proof': { data: [...days].reverse(), page: { next: null } },
      'GET /proof/key': { data: keys },
    },
  });

it('checks every day in the browser, and again without the server', async () => {
  const page = await open();
  expect(await screen.findByText('All 3 closed days are intact.')).toBeInTheDocument();
  const calls = page.server.callsOf('GET /proof').length;
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('All 3 closed days are intact.')).toBeInTheDocument();
  expect(page.server.callsOf('GET /proof')).toHaveLength(calls);
});

it('shows that no day is closed yet', async () => {
  await open([]);
  expect(await screen.findByText(/No day has been closed yet/)).toBeInTheDocument();
});

it('shows an error when the books fail to load, and retries', async () => {
  let tries = 0;
  await renderPage(<ProofPage />, {
    messages,
    api: {
      'GET /proof': () =>
        tries++ === 0 ? problem(503, 'server/unavailable') : { data: [...chain].reverse(), page: { next: null } },
      'GET /proof/key': { data: keys },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All 3 closed days are intact.')).toBeInTheDocument();
});

it('shows on an insecure origin that the browser cannot verify there, and saves the books as a file', async () => {
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
  try {
    await open();
    expect(await screen.findByText('Browsers can verify the books only on https pages.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Save the books as a file' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /again/ })).not.toBeInTheDocument();
  } finally {
    Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
  }
});

it('shows the value of the coins beside the money left, and the causes of the difference', async () => {
  await open();
  const gap = (await screen.findByRole('heading', { name: 'Money and coins at the end of Feb 2, 2030' })).closest(
    'section',
  );
  expect(gap).toHaveTextContent('$10.00 was received, $0.00 was paid out');
  expect(gap).toHaveTextContent('All coins are worth $10.50, so the owner would have to add $0.50.');
  const causes = [...(gap?.querySelectorAll('dl > div') ?? [])].map(({ textContent }) => textContent);
  expect(causes).toEqual(['Coins sold at a rate other than the payout rate-$2.50', 'Starting coins$3.00']);
});
