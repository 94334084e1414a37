import { CalendarIcon, useUiSettings } from '@kaaj/ui';
import { Input, type InputRef } from 'antd';
import { lazy, Suspense, useRef, useState, type AriaAttributes, type KeyboardEvent } from 'react';
import { dayWordsOf } from '../root/locale';
import { readDay, showDay } from './day';
import { Field, type FieldProps } from './field';

const DayCalendar = lazy(() => import('./day-calendar'));

interface Bounds {
  min?: string;
  max?: string;
}

interface DayProps extends Bounds, Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string;
  name: string;
  value?: string;
  disabled?: boolean;
  onChange?: (day: string) => void;
}

function Day({ value = '', min, max, onChange, disabled, ...control }: DayProps) {
  const { language } = useUiSettings();
  const words = dayWordsOf(language);
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const isTyped = typed !== '' && (readDay(typed) ?? '') === value;
  const close = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <div className="k-day" onKeyDown={close}>
      <Input
        {...control}
        ref={input}
        disabled={disabled}
        autoComplete="off"
        placeholder={words.format}
        value={isTyped ? typed : showDay(language, value)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange?.(readDay(target.value) ?? '');
        }}
        // What is no day stays to be mended.
        onBlur={() => {
          if (readDay(typed) !== undefined) setTyped('');
        }}
        suffix={
          <button
            type="button"
            className="k-day__open"
            aria-label={words.choose}
            aria-expanded={open}
            disabled={disabled}
            // The calendar closes by a press outside of it, this one included.
            onMouseDown={(event) => event.stopPropagation()}
            onClick={() => setOpen(!open)}
          >
            <CalendarIcon size={18} />
          </button>
        }
      />
      {open && (
        <Suspense>
          <DayCalendar
            language={language}
            value={value}
            min={min}
            max={max}
            onClose={() => setOpen(false)}
            onChange={(day) => {
              setTyped('');
              setOpen(false);
              onChange?.(day);
              input.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A day, YYYY-MM-DD: typed with its day first in either digits, or chosen in antd's calendar, which is loaded when it is opened. */
export function DayField({ min, max, disabled, ...field }: FieldProps & Bounds) {
  return (
    <Field {...field}>
      <Day name={field.name} min={min} max={max} disabled={disabled} />
    </Field>
  );
}
