import { useState } from 'react';

/** The values of a form that are stored nowhere else; passed to Form. */
export function useValues<Values extends { readonly [Name in keyof Values]: string }>(initial: Values) {
  const [values, setValues] = useState(initial);
  const onChange = (name: keyof Values & string, value: string) => setValues((held) => ({ ...held, [name]: value }));
  return { values, onChange };
}
