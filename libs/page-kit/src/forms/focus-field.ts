/** Moves the focus to a field of a form by its name, of a radio group to its first radio button. */
export function focusField(form: HTMLFormElement | null | undefined, name: string | undefined): void {
  const field = form?.elements.namedItem(name ?? '');
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
