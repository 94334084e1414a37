import { type AnswerForm, type FieldProblem } from '@kaaj/contract';
import { isApiError } from '@kaaj/api-client';
import { useState } from 'react';
import { errorsOf, type FormDraft, type FormErrors, readForm } from './form-draft';

/** What is wrong with the questions of a form, and the form that is posted. */
export function useAnswerForm(questions: FormDraft) {
  const [errors, setErrors] = useState<FormErrors>({});
  return {
    errors,
    clear: () => setErrors({}),
    /** Undefined while a question is invalid; null for free text. */
    read: (): AnswerForm | null | undefined => {
      if (questions.length === 0) return null;
      const read = readForm(questions);
      setErrors('errors' in read ? read.errors : {});
      return 'form' in read ? read.form : undefined;
    },
    /** Shows errors of the server, or of a file's row, at the questions. */
    refuse: (error: unknown) => {
      const problems: readonly FieldProblem[] = isApiError(error) ? error.errors : [];
      setErrors(errorsOf(problems.filter(({ field }) => /^(?:form\.)?fields\b/.test(field))));
    },
  };
}
