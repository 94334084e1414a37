import { Button, type Language } from '@kaaj/ui';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/bn-bd';
import { type KeyboardEvent } from 'react';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import { dayWordsOf } from '../root/locale';
import { digitsOf } from './day';
import { Choose, DaysPanel } from './days-panel';

const pickerOf = (language: Language) =>
  DatePicker.generatePicker<Dayjs>({
    ...dayjsConfig,
    locale: { ...dayjsConfig.locale, format: (...given) => digitsOf(language, dayjsConfig.locale.format(...given)) },
  });
const pickers = { en: pickerOf('en'), bn: pickerOf('bn') };

export interface DayCalendarProps {
  language: Language;
  /** YYYY-MM-DD, as are the bounds, or nothing. */
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
  onClose: () => void;
}

const classNames = { popup: { root: 'k-day__calendar' } };
const components = { date: DaysPanel };
/** Always below its field, where the page grows with it: above, it would reach past the beginning of the page. */
const below = { bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow: { adjustX: 1 } } };
const iso = (day: Dayjs) => day.format('YYYY-MM-DD');
const dayOf = (text: string | undefined) => (text ? dayjs(text) : undefined);

/** Tab cycles inside the calendar. antd's panel around it would be a tab stop without a name. */
function keepInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(':is(button, select):enabled, td[tabindex="0"]')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at(event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % stops.length)?.focus();
}

/** Until antd has put it below its field, it lies far to the left of the screen. */
function showWhole(dialog: HTMLElement | null): void {
  if (!dialog) return;
  if (dialog.getBoundingClientRect().right < 0) requestAnimationFrame(() => showWhole(dialog));
  else dialog.scrollIntoView({ block: 'nearest' });
}

/**
 * The panel of antd's date picker as a dialog, below its field, or centred on phones; typed input goes into the field.
 */
export default function DayCalendar({ language, value, min, max, onChange, onClose }: DayCalendarProps) {
  const Picker = pickers[language];
  const words = dayWordsOf(language);
  const today = dayjs();
  return (
    <>
      <div className="k-day__backdrop" />
      <Picker
        open
        className="k-day__anchor"
        classNames={classNames}
        builtinPlacements={below}
        // It would be scrolled to before it has its size.
        transitionName=""
        components={components}
        value={dayOf(value) ?? null}
        minDate={dayOf(min)}
        maxDate={dayOf(max)}
        // antd's own way to today is no stop of Tab.
        showNow={false}
        renderExtraFooter={() => (
          <Button
            variant="ghost"
            disabled={iso(today) < (min ?? '') || iso(today) > (max ?? '9')}
            onClick={() => onChange(iso(today))}
          >
            {words.today}
          </Button>
        )}
        panelRender={(panel) => (
          <Choose value={(day) => onChange(iso(day))}>
            <div
              ref={showWhole}
              className="k-day__dialog"
              role="dialog"
              aria-modal
              aria-label={words.choose}
              onKeyDown={keepInside}
            >
              {panel}
            </div>
          </Choose>
        )}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      />
    </>
  );
}
