import { renderPage } from '@kaaj/web-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '../../messages';
import ContactPage from './contact-page';
import FeesPage from './fees-page';
import HelpPage from './help-page';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

const PAGES = [
  { Page: HelpPage, en: 'Help', bn: 'সাহায্য' },
  { Page: TermsPage, en: 'Terms', bn: 'শর্তাবলি' },
  { Page: PrivacyPage, en: 'Privacy', bn: 'গোপনীয়তা' },
  { Page: FeesPage, en: 'Fees', bn: 'ফি' },
  { Page: ContactPage, en: 'Contact', bn: 'যোগাযোগ' },
];

const SETTINGS = {
  coinsPerDollar: 25,
  minimumWithdrawalCoins: 300,
  packages: [{ coins: 70, price: 7 }],
  fair: { payoutHours: 36, changesHours: 24, claimsAtOnce: 2 },
};
const api = { 'GET /settings': { data: SETTINGS } };

it.each(PAGES)('shows $en in both languages, with every figure filled in', async ({ Page, en, bn }) => {
  const english = await renderPage(<Page />, { messages, api });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(en);
  expect(document.title).toBe(`${en} | Kaaj`);
  expect(english.container).not.toHaveTextContent('{{');
  english.unmount();
  const bangla = await renderPage(<Page />, { messages, api, language: 'bn' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(bn);
  expect(bangla.container).not.toHaveTextContent('{{');
});

it('shows the owner’s figures', async () => {
  const { container } = await renderPage(<FeesPage />, { messages, api });
  expect(await screen.findByText(/25 coins are one dollar/)).toHaveTextContent('300 coins, which is $12.00');
  expect(container).toHaveTextContent('70 coins for $7.00');
});

it.each([
  [0, 'No fee is added.'],
  [5, 'A fee of 5% is added, which is returned with the spots.'],
])('shows on the page of fees what a fee of %i percent adds', async (feePercent, text) => {
  await renderPage(<FeesPage />, { messages, api: { 'GET /settings': { data: { ...SETTINGS, feePercent } } } });
  expect(await screen.findByText(new RegExp(text))).toHaveTextContent('A task costs its pay times its spots.');
});

it('counts the hours of a payout in Bangla digits', async () => {
  await renderPage(<TermsPage />, { messages, api, language: 'bn' });
  expect(await screen.findByText(/৩৬ ঘণ্টার মধ্যে/)).toBeInTheDocument();
});
