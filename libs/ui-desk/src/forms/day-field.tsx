import { isDay, readDay } from '@kaaj/contract';
import { useUiSettings } from '@kaaj/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { dayWordsOf } from '../root/locale';
import { DatePicker } from './date-picker';
import { type DatePickerProps, type Typed } from './date-picker-props';
import { showDay } from './day';
import { Field, type FieldProps } from './field';

/**
 * A date: YYYY-MM-DD, or '' while its text is none. It is typed with the day or the year first, in Bangla or English
 * digits, or picked.
 */
export function DayField({ min, max, disabled, ...field }: FieldProps & Pick<DatePickerProps, 'min' | 'max'>) {
  const { language } = useUiSettings();
  const words = dayWordsOf(language);
  const held: unknown = Form.useWatch(field.name);
  const [typed, setTyped] = useState<Typed>();
  const isWrong = typed?.left && typed.held === held && readDay(typed.text) === undefined;
  const outside = (day: string) => {
    if (!isDay(day)) return undefined;
    if (min && day < min) return words.from(showDay(language, min));
    return max && day > max ? words.until(showDay(language, max)) : undefined;
  };
  return (
    <Field {...field} fault={isWrong ? words.noDay : undefined} outside={outside}>
      <DatePicker name={field.name} min={min} max={max} disabled={disabled} typed={typed} onTyped={setTyped} />
    </Field>
  );
}
