import { readWholeNumber } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { InputNumber as AntdInputNumber } from 'antd';
import { type AriaAttributes } from 'react';

export interface InputNumberProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string;
  name?: string;
  /** Limits of the arrow keys. Typed input is not limited; the form reports the error. */
  min?: number;
  max?: number;
  value?: string;
  disabled?: boolean;
  onChange?: (text: string) => void;
}

const anyWhole = { min: Number.MIN_SAFE_INTEGER };
const numberIn = (text = '') => readWholeNumber(text, anyWhole).value ?? text;

/**
 * antd's number field for a whole number, in Bangla or English digits. Phones show their digit keyboard, the arrow keys
 * count in the digits of the language, and the wheel scrolls the page.
 *
 * antd's holds a number and reformats the input. Ours holds the text: the formatter returns it unchanged, so that Bangla
 * digits, separators and invalid input stay until they are edited.
 */
export function InputNumber({ value: text = '', onChange, ...control }: InputNumberProps) {
  const format = useFormat();
  return (
    <AntdInputNumber<number | string>
      {...control}
      value={numberIn(text)}
      parser={numberIn}
      formatter={() => text}
      precision={0}
      controls={false}
      changeOnBlur={false}
      inputMode="numeric"
      autoComplete="off"
      onInput={onChange}
      onStep={(stepped) => onChange?.(format.number(Number(stepped), { useGrouping: false }))}
    />
  );
}
