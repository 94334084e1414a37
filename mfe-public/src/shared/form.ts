import { isEmail, plainEmail, normalizeText } from '@kaaj/contract';

/** The value of a field in the server's canonical form. */
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

/** Whether the server accepts the address; whether it exists can only be verified by an e-mail. */
export const looksLikeEmail = (text: string) => isEmail(plainEmail(text));
