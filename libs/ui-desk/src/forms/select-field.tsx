import { Field, type FieldProps } from './field';
import { Select, type SelectProps } from './select';

export type SelectFieldProps = FieldProps & Pick<SelectProps, 'options'>;

/** One of a few choices, in a form. */
export function SelectField({ options, disabled, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      <Select name={field.name} options={options} disabled={disabled} />
    </Field>
  );
}
