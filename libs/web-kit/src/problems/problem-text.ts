import { type ApiError } from '@kaaj/api-client';
import { type FieldError } from '@kaaj/contract';
import { common } from '../messages/common';
import { findText } from '../messages/languages';

/**
 * The words for a refusal in the language in use; the server's own sentence where the catalogue has none. An identity
 * code is shown with them, so that people can report it.
 */
export function problemText({ code, message }: ApiError): string {
  const text = findText(common.name, `error.${code}`) ?? message;
  return code.startsWith('auth/') ? `${text} (${code})` : text;
}

/** The words for one refused field, likewise. */
export function fieldText({ code, message }: FieldError): string {
  return findText(common.name, `field.${code}`) ?? findText(common.name, `error.${code}`) ?? message;
}
