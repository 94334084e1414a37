import { type Page } from '@playwright/test';

/** The rendered charts; the placeholder of a loading one has no picture. */
export const charts = (page: Page) => page.getByRole('main').getByRole('img').locator('svg');
