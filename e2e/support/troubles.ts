import { type BrowserContext, type ConsoleMessage } from '@playwright/test';

/**
 * Records all errors of a browser on any page of `context`: console errors, policy violations, uncaught errors. Those
 * that match `expected` are left out.
 */
export async function collectBrowserErrors(
  context: BrowserContext,
  troubles: string[],
  expected?: RegExp,
): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`);
    });
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || expected?.test(message.text())) return;
    if (isPageThatIsNot(message)) return;
    troubles.push(`${message.page()?.url()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (trouble) => {
    const { stack, message } = trouble.error();
    if (!expected?.test(message)) troubles.push(`${trouble.page()?.url()}: ${stack || message}`);
  });
}

/** The tests request a missing page by this name; its 404 is expected. */
function isPageThatIsNot(message: ConsoleMessage): boolean {
  return /status of 404/.test(message.text()) && /\/nothing(\/here)?$/.test(message.location().url);
}
