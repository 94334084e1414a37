import { type Locator } from '@playwright/test';

/** Selects an option of a desk select: the native one on a phone, antd's dropdown elsewhere. */
export async function choose(field: Locator, label: string): Promise<void> {
  if (await field.evaluate((element) => element.tagName === 'SELECT')) {
    await field.selectOption({ label });
    return;
  }
  await field.click();
  const option = field.page().locator('.ant-select-item-option').getByText(label, { exact: true });
  await option.click();
}
