import './forms.css';

export { DeskForm, type DeskFormProps } from './desk-form';
export { type FieldProps } from './field';
export { NumberField } from './number-field';
export { SearchField, type SearchFieldProps } from './search-field';
export { Select, type SelectProps } from './select';
export { SelectField, type SelectFieldProps } from './select-field';
export {
  DayField,
  PasswordField,
  TextAreaField,
  TextField,
  type PasswordFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './text-fields';
export { useValues } from './use-values';
