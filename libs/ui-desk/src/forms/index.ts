import './forms.css';

export { DayField } from './day-field';
export { DeskForm, type DeskFormProps } from './desk-form';
export { type FieldProps } from './field';
export { NumberField } from './number-field';
export { SearchField, type SearchFieldProps } from './search-field';
export { Select, type SelectProps } from './select';
export { SelectField, type SelectFieldProps } from './select-field';
export {
  PasswordField,
  TextAreaField,
  TextField,
  type PasswordFieldProps,
  type TextAreaFieldProps,
  type TextFieldProps,
} from './text-fields';
export { useValues } from './use-values';
