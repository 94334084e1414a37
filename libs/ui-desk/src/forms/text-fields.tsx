import { EyeIcon, EyeOffIcon } from '@kaaj/ui';
import { Input } from 'antd';
import { Field, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps {
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
}

/** A line of text. */
export function TextField({ maxLength, placeholder, autoComplete, disabled, ...field }: TextFieldProps) {
  const input = { name: field.name, maxLength, placeholder, autoComplete, disabled };
  return (
    <Field {...field}>
      <Input {...input} />
    </Field>
  );
}

export interface TextAreaFieldProps extends TextFieldProps {
  rows?: number;
}

export function TextAreaField({ maxLength, placeholder, disabled, rows = 4, ...field }: TextAreaFieldProps) {
  const area = { name: field.name, maxLength, placeholder, disabled, rows };
  return (
    <Field {...field}>
      <Input.TextArea {...area} />
    </Field>
  );
}

/**
 * A whole number, as it was typed; phones open their digits. It is text to antd as well, whose field for numbers knows no Bangla
 * digits, and with a parser writes others over those that somebody types: readWholeNumber of @kaaj/contract reads it.
 */
export function NumberField({ disabled, ...field }: FieldProps) {
  return (
    <Field {...field}>
      <Input name={field.name} inputMode="numeric" autoComplete="off" disabled={disabled} />
    </Field>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'maxLength' | 'placeholder'>;

/** A password with a button that shows it. */
export function PasswordField({ autoComplete, disabled, ...field }: PasswordFieldProps) {
  return (
    <Field {...field}>
      <Input.Password
        name={field.name}
        autoComplete={autoComplete}
        disabled={disabled}
        iconRender={(shown) => (shown ? <EyeOffIcon /> : <EyeIcon />)}
      />
    </Field>
  );
}

/** A day, YYYY-MM-DD, in the browser's own field; docs/design/README.md says why. */
export function DayField({ min, disabled, ...field }: FieldProps & { min?: string }) {
  return (
    <Field {...field}>
      <Input type="date" name={field.name} min={min} disabled={disabled} />
    </Field>
  );
}
