import { useState } from 'react';

/** What the fields of a form hold, where it is kept nowhere else: goes into DeskForm as it is. */
export function useValues<Values extends { readonly [Name in keyof Values]: string }>(initial: Values) {
  const [values, setValues] = useState(initial);
  const onChange = (name: keyof Values & string, value: string) => setValues((held) => ({ ...held, [name]: value }));
  return { values, onChange };
}
