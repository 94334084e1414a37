import { type BrowserContext } from '@playwright/test';
import { FakeGoogle, type GoogleAccount } from '../../api/test/support/fake-google';

/** Puts Google's page, on which this person may agree, into the window that would be sent there. */
export async function mockGoogleConsent(
  context: BrowserContext,
  google: FakeGoogle,
  account: GoogleAccount,
): Promise<void> {
  await context.route('**/api/auth/google', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 });
    const asked = answer.headers()['location'] ?? '';
    const back = `${new URL(asked).searchParams.get('redirect_uri')}?${google.consent(asked, account)}`;
    await route.fulfill({
      status: 200,
      headers: { 'cross-origin-opener-policy': 'unsafe-none' },
      contentType: 'text/html',
      body: `<title>Google</title><a href="${back.replaceAll('&', '&amp;')}">Continue as ${account.name}</a>`,
    });
  });
}

export { FakeGoogle };
