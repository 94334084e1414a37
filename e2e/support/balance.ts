import { type Page } from '@playwright/test';

/** Notes every balance that the dashboard's header shows from now on, in order; the answer reads them. */
export async function watchBalance(page: Page): Promise<() => Promise<readonly number[]>> {
  const shown = await page.evaluateHandle(() => {
    const balances: number[] = [];
    const note = () => {
      const text = document.querySelector('header a[href="/dashboard/statement"] .k-number')?.textContent;
      const balance = Number(text?.replaceAll(',', ''));
      if (text && balances.at(-1) !== balance) balances.push(balance);
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
    return balances;
  });
  return () => shown.jsonValue();
}
