import { isDay, readDay } from '@kaaj/contract';
import { type Language } from '@kaaj/ui';
import { CalendarIcon } from '@kaaj/ui/icons';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
// The date picker alone: antd's index has the ranges, too.
import generatePicker from 'antd/es/date-picker/generatePicker/generateSinglePicker';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/bn-bd';
import { createContext, useContext, useEffect, useRef, useState, type ComponentProps } from 'react';
import { type DatePickerProps } from './date-picker-props';
import { digitsOf } from './day';

/** antd's picker, which reads dates as forms do, and writes in the digits of the language. */
const pickerOf = (language: Language) =>
  generatePicker<Dayjs>({
    ...dayjsConfig,
    locale: {
      ...dayjsConfig.locale,
      format: (...given) => digitsOf(language, dayjsConfig.locale.format(...given)),
      parse: (_, text) => {
        const day = readDay(text);
        return day === undefined ? null : dayjs(day);
      },
    },
  }).DatePicker;

const pickers = { en: pickerOf('en'), bn: pickerOf('bn') };
const dayjsOf = (day: string | undefined) => (day && isDay(day) ? dayjs(day) : undefined);

interface TypedText {
  /** What was typed, in place of the day. */
  text?: string | undefined;
  onType?: (text: string) => void;
}

const TypedTextContext = createContext<TypedText>({});

/** antd formats a date while it is typed, and resets a text that is none: here the typed text stays. */
function TypedInput({ value, onChange: _, ...input }: ComponentProps<'input'>) {
  const { text = value, onType } = useContext(TypedTextContext);
  return <input {...input} value={text} onChange={({ target }) => onType?.(target.value)} />;
}

const components = { input: TypedInput };
/** Below the input, where the page grows with it: above, the page's header would cover it. */
const below = { bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: { adjustX: 1 } } };

interface AntdDatePickerProps extends TypedText, Omit<DatePickerProps, 'onChange'> {
  language: Language;
  placeholder: string;
  /** The input was pressed before the picker had loaded. */
  pressed: boolean;
  onPick: (day: string) => void;
  /** The input loses the focus, or Enter is pressed. */
  onSettle: () => void;
}

export default function AntdDatePicker({
  language,
  text,
  onType,
  value,
  min,
  max,
  pressed,
  onPick,
  onSettle,
  ...input
}: AntdDatePickerProps) {
  const Picker = pickers[language];
  const [open, setOpen] = useState(pressed);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    // Until antd has placed it below its input, it is far to the left of the screen.
    const showWhole = () => {
      if ((panel.current?.getBoundingClientRect().right ?? 0) > 0) panel.current?.scrollIntoView({ block: 'nearest' });
      else frame = requestAnimationFrame(showWhole);
    };
    let frame = requestAnimationFrame(showWhole);
    return () => cancelAnimationFrame(frame);
  }, [open]);
  return (
    <TypedTextContext value={{ text, onType }}>
      <Picker
        {...input}
        autoFocus
        components={components}
        format="DD/MM/YYYY"
        value={dayjsOf(value) ?? null}
        minDate={dayjsOf(min)}
        maxDate={dayjsOf(max)}
        suffixIcon={<CalendarIcon size={18} />}
        // A button that is seen under the pointer only. The text can be deleted.
        allowClear={false}
        open={open}
        onOpenChange={setOpen}
        builtinPlacements={below}
        // It would be scrolled to before it has its size.
        transitionName=""
        panelRender={(days) => (
          <div ref={panel} className="k-desk-days">
            {days}
          </div>
        )}
        onBlur={onSettle}
        onKeyDown={({ key }) => key === 'Enter' && onSettle()}
        onChange={(day) => onPick(day ? day.format('YYYY-MM-DD') : '')}
      />
    </TypedTextContext>
  );
}
