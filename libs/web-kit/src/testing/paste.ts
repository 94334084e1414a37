import userEvent from '@testing-library/user-event';

/** Clicks a field and pastes text into it: one change, whereas `userEvent.type` renders the page for each character. */
export async function paste(field: Element, text: string): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.click(field);
  await user.paste(text);
}
