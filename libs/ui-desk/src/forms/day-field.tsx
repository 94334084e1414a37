import { isDay, readDay } from '@kaaj/contract';
import { useFormat, useLazyModule, useUiSettings } from '@kaaj/ui';
import { CalendarIcon } from '@kaaj/ui/icons';
import { Input, type InputRef } from 'antd';
import { useRef, useState, type AriaAttributes, type KeyboardEvent } from 'react';
import { dayWordsOf } from '../root/locale';
import { showDay } from './day';
import { Field, type FieldProps } from './field';

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

/** The typed text and the form's value at that time: when the form changes its value, the typed text is discarded. */
interface Typed {
  readonly text: string;
  readonly held: string;
}

function Day({ value = '', min, max, onChange, disabled, ...control }: DayProps) {
  const { language } = useUiSettings();
  const words = dayWordsOf(language);
  const input = useRef<InputRef>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const format = useFormat();
  const [typed, setTyped] = useState<Typed>();
  /** While the user types, the date is shown as typed. */
  const [typing, setTyping] = useState(false);
  const shown = !typing && isDay(value) ? format.date(value) : showDay(language, value);
  const [open, setOpen] = useState(false);
  const { loaded } = useLazyModule(open ? 'calendar' : null, () => import('./day-calendar'));
  const DayCalendar = loaded.state === 'ready' ? loaded.value.default : undefined;
  const said = (text: string, held: string) => {
    setTyped({ text, held });
    if (held !== value) onChange?.(held);
  };
  /** Commits the input: a valid date is formatted, an invalid one stays as typed, for the form to report. */
  const settle = () => {
    if (!typed) return;
    const day = readDay(typed.text);
    if (day === undefined && typed.text.trim() !== '') said(typed.text, typed.text);
    else setTyped(undefined);
  };
  const close = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className="k-day" onKeyDown={close}>
      <Input
        {...control}
        ref={input}
        disabled={disabled}
        autoComplete="off"
        placeholder={words.format}
        value={typed?.held === value ? typed.text : shown}
        // On the way from one day to the next the form holds the one before.
        onChange={({ target: { value: text } }) => said(text, text.trim() === '' ? '' : (readDay(text) ?? value))}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          settle();
        }}
        onPressEnter={settle}
        suffix={
          <button
            ref={opener}
            type="button"
            className="k-day__open"
            aria-label={words.choose}
            aria-haspopup="dialog"
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
      {open && DayCalendar && (
        <DayCalendar
          language={language}
          value={isDay(value) ? value : ''}
          min={min}
          max={max}
          onClose={() => setOpen(false)}
          onChange={(day) => {
            setTyped(undefined);
            setOpen(false);
            onChange?.(day);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/**
 * A date, YYYY-MM-DD, shown in medium style. It is typed with the day first, in Bangla or English digits, or selected
 * in antd's calendar, which is loaded when it opens.
 */
export function DayField({ min, max, disabled, ...field }: FieldProps & Bounds) {
  return (
    <Field {...field}>
      <Day name={field.name} min={min} max={max} disabled={disabled} />
    </Field>
  );
}
