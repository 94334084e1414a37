import { type ApiError } from '@kaaj/api-client';
import { type FieldProblem } from '@kaaj/contract';
import { common } from '../messages/common';
import { findText } from '../messages/languages';

/** The words for a refusal in the language in use; the server's own sentence where the catalogue has none. */
export function problemText({ code, message }: { readonly code: string; readonly message: string }): string {
  return findText(common.name, `error.${code}`) ?? message;
}

/** The same on the sign-in and sign-up pages: with the identity code, so that users can report it. */
export function identityProblemText(error: ApiError): string {
  const text = problemText(error);
  return error.code.startsWith('auth/') ? `${text} (${error.code})` : text;
}

/** The words for one refused field, likewise. */
export function fieldText({ code, message }: FieldProblem): string {
  return findText(common.name, `field.${code}`) ?? findText(common.name, `error.${code}`) ?? message;
}
