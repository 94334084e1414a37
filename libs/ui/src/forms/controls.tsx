import {
  Input as AntdInput,
  InputNumber as AntdInputNumber,
  Select as AntdSelect,
  type InputNumberProps,
  type InputProps,
  type SelectProps,
} from 'antd';
import { type TextAreaProps } from 'antd/es/input';
import { useState } from 'react';
import { classes } from '../components/classes';
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from '../icons/icons';
import { useUiSettings } from '../settings/ui-settings';

export function Input(props: InputProps) {
  return <AntdInput {...props} />;
}

/** A text of several lines. Its height is fixed by `rows`: a growing one would need inline styles. */
export function TextArea({ rows = 4, ...rest }: Omit<TextAreaProps, 'autoSize'>) {
  return <AntdInput.TextArea rows={rows} {...rest} />;
}

/** A password with a button that shows it. */
export function PasswordInput(props: Omit<InputProps, 'type' | 'suffix'>) {
  const { texts } = useUiSettings();
  const [shown, setShown] = useState(false);
  return (
    <AntdInput
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <button
          type="button"
          className="k-password-eye"
          aria-label={shown ? texts.hidePassword : texts.showPassword}
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </button>
      }
    />
  );
}

const banglaZero = '০'.codePointAt(0) ?? 0;
const toBangla = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(banglaZero + Number(digit)));
const toLatin = (text: string) => text.replace(/[০-৯]/g, (digit) => String((digit.codePointAt(0) ?? 0) - banglaZero));

/**
 * A whole number unless `precision` says otherwise. Shows the language's digits and takes both kinds; phones open their
 * digits.
 */
export function NumberInput({
  precision = 0,
  className,
  ...rest
}: Omit<InputNumberProps<number>, 'formatter' | 'parser' | 'controls'>) {
  const { language } = useUiSettings();
  return (
    <AntdInputNumber<number>
      inputMode={precision === 0 ? 'numeric' : 'decimal'}
      precision={precision}
      controls={false}
      className={classes('k-number-input', className)}
      formatter={(value, { input, userTyping }) => {
        const text = userTyping ? toLatin(input) : String(value ?? '');
        return language === 'bn' ? toBangla(text) : text;
      }}
      parser={(text) => toLatin(text ?? '').replace(/[^\d.-]/g, '') as unknown as number}
      {...rest}
    />
  );
}

export function Select<Value extends string | number = string>(props: SelectProps<Value>) {
  return <AntdSelect<Value> suffixIcon={<ChevronDownIcon size={18} />} virtual={false} {...props} />;
}
