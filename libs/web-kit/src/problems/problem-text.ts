import { type ApiError } from '@kaaj/api-client';
import { common } from '../messages/common';
import { i18n } from '../messages/i18n';

/**
 * The words for a refusal in the language in use; the server's own sentence where the catalogue has none. An identity
 * code is shown with them, so that people can report it.
 */
export function problemText({ code, message }: ApiError): string {
  const key = `error.${code}`;
  const text = i18n.exists(key, { ns: common.name }) ? i18n.t(key, { ns: common.name }) : message;
  return code.startsWith('auth/') ? `${text} (${code})` : text;
}
