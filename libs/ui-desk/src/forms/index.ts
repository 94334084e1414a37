import './forms.css';

export { DatePicker } from './date-picker';
export { Form } from './form';
export { Input } from './input';
export { InputNumber } from './input-number';
export { SearchField } from './search-field';
export { Select } from './select';
export { useValues } from './use-values';
