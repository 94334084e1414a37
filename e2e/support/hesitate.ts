import { type Locator } from '@playwright/test';
import { lettersCome } from './letters';

/**
 * Comes to a control and waits as long as a person needs to see what has come up where they just pressed, or on a fresh page: from
 * the moment on at which nothing lies over it any more, as a toast does, and its letters have come. A test is quicker, and the page takes such presses for ones that were meant
 * for what was there before (libs/ui/src/presses).
 */
export async function hesitate(control: Locator): Promise<void> {
  await control.click({ trial: true });
  await lettersCome(control.page());
  await control.page().waitForTimeout(700);
}
