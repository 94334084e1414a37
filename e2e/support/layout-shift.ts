import { type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShifts?: { readonly value: number; readonly what: string }[];
  }
}

/** From the next page on everything is noted that moves by itself. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    window.layoutShifts = shifts;
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const what = sources.map(({ node }) => (node as HTMLElement | null)?.outerHTML?.slice(0, 90)).join(' | ');
        if (!hadRecentInput) shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved since the page was opened (Cumulative Layout Shift), and what. */
export async function layoutShift(page: Page): Promise<{ readonly score: number; readonly moved: string }> {
  const shifts = await page.evaluate(
    () =>
      new Promise<Window['layoutShifts']>((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => drawn(window.layoutShifts))),
      ),
  );
  return {
    score: (shifts ?? []).reduce((sum, { value }) => sum + value, 0),
    moved: (shifts ?? []).map(({ value, what }) => `${value.toFixed(3)} ${what}`).join('\n'),
  };
}
