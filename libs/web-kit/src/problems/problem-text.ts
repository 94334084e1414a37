import { type ApiError } from '@kaaj/api-client';
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
