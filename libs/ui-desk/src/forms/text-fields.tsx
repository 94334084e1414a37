import { EyeIcon, EyeOffIcon } from '@kaaj/ui/icons';
import { Input } from 'antd';
import { Field, type FieldProps } from './field';

export interface TextFieldProps extends FieldProps {
  placeholder?: string;
  autoComplete?: string;
  /** What it holds is read and copied, and stays. */
  readOnly?: boolean;
}

/** A line of text: antd's form item and its input, which most pages write in one line this way. */
export function TextField({ placeholder, autoComplete, readOnly, disabled, ...field }: TextFieldProps) {
  const input = { name: field.name, placeholder, autoComplete, readOnly, disabled };
  return (
    <Field {...field}>
      <Input {...input} />
    </Field>
  );
}

export interface TextAreaFieldProps extends Omit<TextFieldProps, 'readOnly'> {
  rows?: number;
}

export function TextAreaField({ placeholder, disabled, rows = 4, ...field }: TextAreaFieldProps) {
  const area = { name: field.name, placeholder, disabled, rows };
  return (
    <Field {...field}>
      <Input.TextArea {...area} />
    </Field>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'readOnly' | 'placeholder'>;

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
