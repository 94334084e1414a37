/** What was typed into each field of a page, by its name. */
export type Typed = ReadonlyMap<string, string>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_TEXT = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

const isField = (element: unknown): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !NO_TEXT.includes(element.type));

/** What people have typed into forms that still wait for their script. */
export function capturePreHydrationInput(): Typed {
  if (typeof document === 'undefined') return new Map();
  const fields = [...document.querySelectorAll('form[data-waiting] [name]')].filter(isField);
  return new Map(fields.map(({ name, value }) => [name, value]));
}

/** Restores the values into empty fields of the same names, by input events that React receives. */
export function restoreInput(form: HTMLFormElement, typed: Typed): void {
  for (const [name, value] of typed) {
    const field: unknown = form.elements.namedItem(name);
    if (value === '' || !isField(field) || field.value !== '') continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
