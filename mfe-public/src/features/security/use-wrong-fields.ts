import { isApiError } from '@kaaj/api-client';
import { useRefusedFields } from '@kaaj/page-kit';
import { useState } from 'react';
import { focusField } from '../../shared/form';

/** What is wrong at the fields of a form: what is missing, and what the server refused. */
export function useWrongFields() {
  const { refused, refuse, clear } = useRefusedFields();
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  return {
    wrong: { ...refused, ...missing },
    /** Names the fields that are empty, by their names, and goes to the first; whether there were any. */
    areMissing(form: HTMLFormElement, fields: Readonly<Record<string, string | undefined>>, text: string): boolean {
      const empty = Object.keys(fields).filter((name) => fields[name] === '');
      clear();
      setMissing(Object.fromEntries(empty.map((name) => [name, text])));
      focusField(form, empty[0]);
      return empty.length > 0;
    },
    refuse(form: HTMLFormElement, error: unknown): void {
      refuse(error);
      if (isApiError(error)) focusField(form, error.errors[0]?.field);
    },
  };
}
