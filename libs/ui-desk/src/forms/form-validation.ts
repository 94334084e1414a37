import { createContext } from 'react';

/** The error message of each invalid field, by its name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export interface FormValidation {
  /** What is wrong with what the fields hold. */
  mistakesIn: (values: never) => FieldErrors;
  /** Each field is judged as soon as it is changed, not only when the form is sent. */
  atOnce: boolean;
}

/** How the form above judges its fields. */
export const FormValidation = createContext<FormValidation>({ mistakesIn: () => ({}), atOnce: false });
