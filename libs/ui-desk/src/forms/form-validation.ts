import { createContext } from 'react';

/** The error message of each invalid field, by its name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface FormValidation {
  /** What is wrong with what the fields hold. */
  mistakesIn: (values: never) => FieldErrors;
  /** Each field is validated on change, not only on submit. */
  atOnce: boolean;
}

/** How the form above validates its fields. */
export const FormValidation = createContext<FormValidation>({ mistakesIn: () => ({}), atOnce: false });
