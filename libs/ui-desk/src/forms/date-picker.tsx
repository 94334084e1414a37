import { isDay, readDay } from '@kaaj/contract';
import { useIsBelow, useLazyModule, useUiSettings } from '@kaaj/ui';
import { CalendarIcon } from '@kaaj/ui/icons';
import { Input } from 'antd';
import { useContext, useEffect, useState } from 'react';
import { dayWordsOf } from '../root/locale';
import { type DatePickerProps, type Typed } from './date-picker-props';
import { showDay } from './day';
import { ReportFaults } from './form-validation';

interface TypedProps extends DatePickerProps {
  typed: Typed | undefined;
  onTyped: (typed: Typed | undefined) => void;
}

/**
 * A date: YYYY-MM-DD, or '' while its text is none. It is typed with the day or the year first, in Bangla or English
 * digits, or picked: antd's picker, with typed input; below 768 px the device's own.
 */
export function DatePicker(props: DatePickerProps) {
  const { value = '', min, max } = props;
  const { language } = useUiSettings();
  const report = useContext(ReportFaults);
  const [typed, setTyped] = useState<Typed>();
  const isWrong = typed?.left && typed.held === value && readDay(typed.text) === undefined;
  useEffect(() => {
    const words = dayWordsOf(language);
    report({
      fault: isWrong ? words.noDay : undefined,
      outside: (day) => {
        if (!isDay(day)) return undefined;
        if (min && day < min) return words.from(showDay(language, min));
        return max && day > max ? words.until(showDay(language, max)) : undefined;
      },
    });
  }, [report, isWrong, language, min, max]);
  const DateInput = useIsBelow('medium') ? NativeDate : TypedDate;
  return <DateInput {...props} typed={typed} onTyped={setTyped} />;
}

function NativeDate({ value = '', onChange, typed, onTyped, ...input }: TypedProps) {
  return (
    <input
      {...input}
      type="date"
      className="k-input"
      value={isDay(value) ? value : ''}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={({ target: { validity } }) =>
        onTyped(validity.badInput ? { text: '?', held: value, left: true } : undefined)
      }
    />
  );
}

function TypedDate({ value = '', min, max, onChange, typed, onTyped, ...control }: TypedProps) {
  const { language } = useUiSettings();
  /** What a user did with the input before the picker was loaded. */
  const [begun, setBegun] = useState<'focused' | 'pressed'>();
  const { loaded } = useLazyModule(begun ? 'date picker' : null, () => import('./antd-date-picker'));
  const text = typed?.held === value ? typed.text : undefined;
  const unread = text !== undefined && readDay(text) === undefined;

  const hold = (held: string, next: string, left: boolean) => {
    onTyped({ text: next, held, left });
    if (held !== value) onChange?.(held);
  };
  // On the way from one day to the next the form holds the one before.
  const type = (next: string) => hold(next.trim() === '' ? '' : (readDay(next) ?? value), next, false);
  const settle = () => {
    if (text === undefined) return;
    if (unread && text.trim() !== '') hold('', text, true);
    else onTyped(undefined);
  };
  const input = { ...control, placeholder: dayWordsOf(language).format };

  if (loaded.state === 'ready') {
    const { default: AntdDatePicker } = loaded.value;
    return (
      <AntdDatePicker
        {...input}
        language={language}
        value={unread ? '' : value}
        min={min}
        max={max}
        text={text}
        onType={type}
        onSettle={settle}
        pressed={begun === 'pressed'}
        onPick={(day) => {
          onTyped(undefined);
          onChange?.(day);
        }}
      />
    );
  }
  // antd's picker has 24 KB: until the input has the focus, or where it cannot be loaded, antd's input takes its place.
  return (
    <Input
      {...input}
      autoComplete="off"
      suffix={<CalendarIcon size={18} />}
      value={text ?? showDay(language, value)}
      onChange={({ target }) => type(target.value)}
      onPressEnter={settle}
      onMouseDown={() => setBegun('pressed')}
      onFocus={() => setBegun((before) => before ?? 'focused')}
      onBlur={() => {
        setBegun(undefined);
        settle();
      }}
    />
  );
}
