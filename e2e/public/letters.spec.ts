import { type Page } from '@playwright/test';
import { Member } from '../support/member';
import { resize } from '../support/resize';
import { expect, test } from '../support/test';

/** How dark the lightest row between the dot of an i and its stem is, 0 to 1, as this browser draws small bold letters. */
function inkBetweenDotAndStem(page: Page, pixels: number): Promise<number> {
  return page.evaluate(async (ratio) => {
    const style = getComputedStyle(document.documentElement);
    const size = Number.parseFloat(style.getPropertyValue('--k-type-small')) * 16 * ratio;
    const font = `${style.getPropertyValue('--k-weight-small')} ${size}px 'Anek Latin Variable'`;
    await document.fonts.load(font, 'i');
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    drawing.font = font;
    drawing.fillText('i', 40, 80);
    const { data } = drawing.getImageData(0, 0, 100, 100);
    const row = (y: number) => Math.max(...Array.from({ length: 100 }, (_, x) => data[(y * 100 + x) * 4 + 3] ?? 0));
    const rows = Array.from({ length: 100 }, (_, y) => row(y) / 255);
    const inked = rows.flatMap((ink, y) => (ink > 0.2 ? [y] : []));
    return Math.min(...rows.slice((inked[0] ?? 0) + 1, inked.at(-1)));
  }, pixels);
}

/** The words that are smaller than 15.5 px and bolder than small letters may be. */
const tooBold = (page: Page) =>
  page.evaluate(() => {
    const boldest = Number(getComputedStyle(document.documentElement).getPropertyValue('--k-weight-small'));
    const own = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /i/.test(node.textContent ?? ''));
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && own(element))
      .filter((element) => {
        const { fontSize, fontWeight } = getComputedStyle(element);
        return Number.parseFloat(fontSize) < 15.5 && Number(fontWeight) > boldest;
      })
      .map((element) => `${element.className}: ${element.textContent}`);
  });

test('the dot of a small bold i stands clear of its stem @any-database', async ({ open }) => {
  const page = await open('/aboutus');
  for (const pixels of [1, 2, 3]) expect(await inkBetweenDotAndStem(page, pixels)).toBeLessThan(0.25);
});

test('no small letters are bolder than that, on a phone or at a desk @any-database', async ({ open }) => {
  for (const role of ['Worker', 'Buyer'] as const) {
    const { page } = await Member.demonstration(open, role, { path: '/dashboard' });
    for (const path of [
      '/dashboard',
      '/alltasks',
      role === 'Buyer' ? '/dashboard/addTask' : '/dashboard/mysubmission',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const width of [360, 1280]) {
        await resize(page, { width, height: 900 });
        expect(await tooBold(page), `${role} at ${path}, ${width} px`).toEqual([]);
      }
    }
  }
});
