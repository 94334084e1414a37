import { type BrowserContext } from '@playwright/test';

/** Notes whatever a browser complains of on any page of `context`: console errors, policy violations, uncaught errors. */
export async function noteTroubles(context: BrowserContext, troubles: string[]): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    troubles.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => troubles.push(`${error.page()?.url()}: ${error.error().stack}`));
}
