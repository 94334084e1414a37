export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const NO_TEXT = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

const isField = (element: unknown): element is Field =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !NO_TEXT.includes(element.type));

/** The fields of forms that still wait for their script. A page that is rendered anew replaces them. */
export function fieldsBeforeHydration(): readonly Field[] {
  if (typeof document === 'undefined') return [];
  return [...document.querySelectorAll('form[data-waiting] [name]')].filter(isField);
}

/** Restores typed values into empty fields of the same names, by input events that React receives. */
export function restoreInput(form: HTMLFormElement, typed: readonly Field[]): void {
  for (const { name, value } of typed) {
    const field: unknown = form.elements.namedItem(name);
    if (value === '' || !isField(field) || field.value !== '') continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
