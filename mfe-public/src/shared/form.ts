import { isEmail, plainEmail, normalizeText } from '@kaaj/contract';

/** What was typed or pasted into a field, in the spelling that the server gives it. */
export function typed(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? normalizeText(value) : '';
}

/** The same of a field for an e-mail address. */
export function typedEmail(form: HTMLFormElement, name: string): string {
  return plainEmail(typed(form, name));
}

/** What was typed into a password field, to the letter. */
export function typedPassword(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

/** Whether the server takes it; whether it exists only a mail can tell. */
export const looksLikeEmail = (text: string) => isEmail(plainEmail(text));
