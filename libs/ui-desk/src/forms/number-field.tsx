import { readWholeNumber } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { InputNumber } from 'antd';
import { type AriaAttributes } from 'react';
import { Field, type FieldProps } from './field';

interface Bounds {
  /** Limits of the arrow keys. Typed input is not limited; the form reports the error. */
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
 * antd's field holds a number and reformats the input. Ours holds the text: the formatter returns it unchanged, so that
 * Bangla digits, separators and invalid input stay until they are edited.
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
 * A whole number, in Bangla or English digits. Phones show their digit keyboard, the arrow keys count in the digits of
 * the language, and the wheel scrolls the page.
 */
export function NumberField({ min, max, disabled, ...field }: FieldProps & Bounds) {
  return (
    <Field {...field}>
      <WholeNumber name={field.name} min={min} max={max} disabled={disabled} />
    </Field>
  );
}
