import './forms.css';

export { Checkbox, Form, Segmented } from 'antd';
export { type CheckboxProps, type FormInstance, type FormItemProps, type FormProps } from 'antd';
export { Input, NumberInput, PasswordInput, Select, TextArea } from './controls';
export { showFieldErrors } from './field-errors';
export { ImagePicker, type ImagePickerProps, type ImagePickerTexts } from '../components/image-picker';
