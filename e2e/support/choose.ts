import { type Locator } from '@playwright/test';

/** Chooses in a select of the desk: the device's own on a phone, antd's elsewhere, whose list comes up below it. */
export async function choose(field: Locator, label: string): Promise<void> {
  if (await field.evaluate((element) => element.tagName === 'SELECT')) {
    await field.selectOption({ label });
    return;
  }
  await field.click();
  const option = field.page().locator('.ant-select-item-option').getByText(label, { exact: true });
  await option.click();
}
