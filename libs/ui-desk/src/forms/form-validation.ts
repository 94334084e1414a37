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

/** Errors that only a control knows. */
export interface ControlFaults {
  /** The text of the control is no value; shown at once. */
  readonly fault?: string | undefined;
  /** The error of a value that the control takes, but the field does not. */
  readonly outside?: (value: string) => string | undefined;
}

/** Reports them to the form item around the control. */
export const ReportFaults = createContext<(faults: ControlFaults) => void>(() => undefined);
