import { type AnswerForm, ERROR_SENTENCES, parseForm } from '@kaaj/contract';
import { DomainError, type FieldError } from '../../../kernel/domain-error';

/** A form has settings that its kind of fields does not have, or that do not fit each other. */
export class FormInvalid extends DomainError {
  readonly code = 'task/form-invalid';
  readonly refusal = 'unprocessable';

  constructor(override readonly fields: readonly FieldError[]) {
    super(ERROR_SENTENCES['task/form-invalid']);
  }
}

/** The form that was sent; null where there is none. Throws FormInvalid. */
export function formOf(sent: object | null | undefined): AnswerForm | null {
  if (sent === null || sent === undefined) return null;
  const parsed = parseForm(sent as Readonly<Record<string, unknown>>);
  if ('problems' in parsed) throw new FormInvalid(parsed.problems);
  return parsed.value;
}
