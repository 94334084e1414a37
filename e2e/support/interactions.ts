import { type Page } from '@playwright/test';

/** Counts a user's presses, including keys, over all pages. */
export interface Interactions {
  /** Interactions that the browser does not report: the list of a select is native. */
  readonly also: (more: number) => void;
  readonly counted: () => number;
}

/** Counts from the next page on that is opened by its address. */
export async function countInteractions(page: Page): Promise<Interactions> {
  let count = 0;
  const also = (more: number) => {
    count += more;
  };
  await page.exposeFunction('kaajInteracted', () => also(1));
  await page.addInitScript(() => {
    const tell = ({ isTrusted }: Event) => {
      if (isTrusted) void (window as unknown as { kaajInteracted: () => void }).kaajInteracted();
    };
    window.addEventListener('pointerdown', tell, true);
    window.addEventListener(
      'keydown',
      (event) => {
        const types = (event.target as Element).matches('input, textarea, select');
        if (event.key === 'Enter' || (event.key.length === 1 && !types)) tell(event);
      },
      true,
    );
  });
  return { also, counted: () => count };
}
