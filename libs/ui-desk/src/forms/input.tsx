import { EyeIcon, EyeOffIcon } from '@kaaj/ui/icons';
import { Input as AntdInput, type InputProps } from 'antd';
import { type ComponentProps } from 'react';

const TextArea = (area: ComponentProps<typeof AntdInput.TextArea>) => <AntdInput.TextArea rows={4} {...area} />;

const Password = (input: ComponentProps<typeof AntdInput.Password>) => (
  <AntdInput.Password iconRender={(shown) => (shown ? <EyeOffIcon /> : <EyeIcon />)} {...input} />
);

/** antd's input. A text area has four lines, and a password a button of ours that shows it. */
export const Input = Object.assign((input: InputProps) => <AntdInput {...input} />, { TextArea, Password });
