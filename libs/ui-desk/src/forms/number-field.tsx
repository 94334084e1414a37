import { readWholeNumber } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { InputNumber } from 'antd';
import { type AriaAttributes } from 'react';
import { Field, type FieldProps } from './field';

interface Bounds {
  /** What the arrow keys stop at. What is typed stays as it is; the form says what is wrong with it. */
  min?: number;
  max?: number;
}

interface WholeNumberProps extends Bounds, Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string;
  name: string;
  value?: string;
  disabled?: boolean;
  onChange?: (text: string) => void;
}

const anyWhole = { min: Number.MIN_SAFE_INTEGER };
const numberIn = (text = '') => readWholeNumber(text, anyWhole).value ?? text;

/**
 * antd's field holds a number and writes it anew over what was typed. Ours holds the text: the formatter gives it back letter by
 * letter, so that Bangla digits, separators and what is no number stay until somebody changes them.
 */
function WholeNumber({ value: text = '', onChange, ...control }: WholeNumberProps) {
  const format = useFormat();
  return (
    <InputNumber<number | string>
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

/**
 * A whole number, in digits of Bangla or of English. Phones open their digits, the arrow keys count in the digits of the
 * language, and the wheel scrolls the page.
 */
export function NumberField({ min, max, disabled, ...field }: FieldProps & Bounds) {
  return (
    <Field {...field}>
      <WholeNumber name={field.name} min={min} max={max} disabled={disabled} />
    </Field>
  );
}
