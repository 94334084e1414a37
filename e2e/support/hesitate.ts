import { type Page } from '@playwright/test';

/**
 * The time a person needs to see what has come up where they just pressed. A test is quicker, and the page takes such presses for
 * ones that were meant for what was there before (libs/ui/src/presses).
 */
export const hesitate = (page: Page): Promise<void> => page.waitForTimeout(1_200);
