import { isApiError } from '@kaaj/api-client';
import { problemText, useRefusedFields } from '@kaaj/web-kit';
import { useState } from 'react';
import { focusField } from '../../shared/form';

/** Refusals that are about one field, though the server names none. */
const CODES_OF: Readonly<Record<string, readonly string[]>> = {
  password: ['auth/wrong-password'],
  newPassword: ['auth/weak-password'],
  code: ['auth/wrong-code'],
};

/** What is wrong at the fields of a form: what is missing, and what the server refused. */
export function useWrongFields() {
  const { refused, refuse, clear } = useRefusedFields();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  return {
    wrong: { ...refused, ...wrong },
    /** Names the fields that are empty, by their names, and goes to the first; whether there were any. */
    areMissing(form: HTMLFormElement, fields: Readonly<Record<string, string | undefined>>, text: string): boolean {
      const missing = Object.keys(fields).filter((name) => fields[name] === '');
      clear();
      setWrong(Object.fromEntries(missing.map((name) => [name, text])));
      focusField(form, missing[0]);
      return missing.length > 0;
    },
    refuse(form: HTMLFormElement, error: unknown): void {
      refuse(error);
      if (!isApiError(error)) return;
      const field = Object.keys(CODES_OF).find((name) => CODES_OF[name]?.includes(error.code));
      if (!field) return;
      setWrong({ [field]: problemText(error) });
      focusField(form, field);
    },
  };
}
