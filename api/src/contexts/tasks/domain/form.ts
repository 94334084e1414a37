import { type AnswerForm, parseForm } from '@kaaj/contract';
import { domainError } from '../../../kernel/domain-error';

/** A form has settings that its field kinds do not have, or that contradict each other. */
export const FormInvalid = domainError('task/form-invalid', 'unprocessable');

/** The form of a request; null for none. Throws FormInvalid. */
export function formOf(sent: object | null | undefined): AnswerForm | null {
  if (sent === null || sent === undefined) return null;
  const parsed = parseForm(sent as Readonly<Record<string, unknown>>);
  if ('problems' in parsed) throw new FormInvalid(parsed.problems);
  return parsed.value;
}
