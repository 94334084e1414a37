import { useEffect } from 'react';
import { type FormErrors } from './form-draft';

/** Moves the focus to the first invalid question or field of a link, which antd's form does not know. */
export function useFocusInvalid(ofQuestions: FormErrors, ofFields: FormErrors) {
  useEffect(() => {
    const isOurs =
      Object.keys(ofQuestions).length > 0 || Object.keys(ofFields).some((name) => /^(link|audience)\b/.test(name));
    if (!isOurs) return;
    const first = document.querySelector<HTMLElement>('.k-desk-form [aria-invalid="true"]');
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
  }, [ofQuestions, ofFields]);
}
