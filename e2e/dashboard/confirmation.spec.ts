import { Member } from '../support/member';
import { expect, test } from '../support/test';

test.describe('a confirmation', () => {
  test('stands where it will stay from its first picture on, so that a quick press hits its button', async ({
    open,
  }) => {
    const { page } = await Member.demonstration(open, 'Buyer', { path: '/dashboard/myTasks' });
    const places = page.evaluate(
      () =>
        new Promise<readonly string[]>((done) => {
          const seen: string[] = [];
          const look = () => {
            const button = document.querySelector('.k-confirm .ant-btn:last-child');
            if (button) {
              const { left, top, width } = button.getBoundingClientRect();
              seen.push([left, top, width].map(Math.round).join());
            }
            if (seen.length < 30) requestAnimationFrame(look);
            else done(seen);
          };
          look();
        }),
    );
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new Set(await places).size).toBe(1);
  });
});
