import './forms.css';

export { DatePicker } from './date-picker';
export { type DatePickerProps } from './date-picker-props';
export { Form, type FormProps } from './form';
export { type FormItemProps } from './form-item';
export { Input } from './input';
export { InputNumber, type InputNumberProps } from './input-number';
export { SearchField, type SearchFieldProps } from './search-field';
export { Select, type SelectProps } from './select';
export { useValues } from './use-values';
