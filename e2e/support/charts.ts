import { type Page } from '@playwright/test';

/** The charts that have been drawn; the room of one that is still on its way has no picture. */
export const charts = (page: Page) => page.getByRole('main').getByRole('img').locator('svg');
