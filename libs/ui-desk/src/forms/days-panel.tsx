import { type SharedPanelProps } from '@rc-component/picker/interface';
import { type Dayjs } from 'dayjs';
import { createContext, useContext, useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { CalendarHead } from './calendar-head';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const WEEKS = [0, 1, 2, 3, 4, 5];

/** Where a key leads to from a day; the week's first day is the language's. */
function dayAfter({ key, shiftKey }: KeyboardEvent, day: Dayjs, weekStart: Dayjs): Dayjs | undefined {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract(1, 'day');
    case 'ArrowRight':
      return day.add(1, 'day');
    case 'ArrowUp':
      return day.subtract(1, 'week');
    case 'ArrowDown':
      return day.add(1, 'week');
    case 'Home':
      return weekStart;
    case 'End':
      return weekStart.add(6, 'day');
    case 'PageUp':
      return day.subtract(1, shiftKey ? 'year' : 'month');
    case 'PageDown':
      return day.add(1, shiftKey ? 'year' : 'month');
    default:
      return undefined;
  }
}

/** Called with the selected date. antd's own `onSelect` is not called for the date that is already selected. */
export const Choose = createContext<(day: Dayjs) => void>(() => undefined);

/**
 * The days of a month as a grid for the keyboard, in place of antd's, whose cells are not focusable. One day is the tab
 * stop: the one that antd's picker shows; it has the focus at first. A disabled day is focusable, so that screen
 * readers announce it, but cannot be selected.
 */
export function DaysPanel(panel: SharedPanelProps<Dayjs>) {
  const { prefixCls, locale, pickerValue: at, value, disabledDate, onPickerValueChange: goTo } = panel;
  const { getNow, locale: words } = panel.generateConfig;
  const onChoose = useContext(Choose);
  const monthId = useId();
  const head = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLTableCellElement>(null);
  const write = (day: Dayjs, format: string) => words.format(locale.locale, day, format);
  const weekStartOf = (day: Dayjs) => words.getWeekFirstDate(locale.locale, day);
  const first = weekStartOf(at.startOf('month'));
  const today = getNow();
  const mayBe = (day: Dayjs) => !disabledDate?.(day, { type: 'date' });
  const choose = (day: Dayjs) => {
    if (mayBe(day)) onChoose(day);
  };

  const place = at.format('YYYY-MM-DD');
  useEffect(() => {
    // Keeps the focus where it is while months are changed.
    if (!head.current?.contains(document.activeElement)) stop.current?.focus();
  }, [place]);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = dayAfter(event, at, weekStartOf(at));
    const chooses = event.key === 'Enter' || event.key === ' ';
    if (next) goTo(next);
    else if (chooses) choose(at);
    else return;
    event.preventDefault();
  };

  /** Its place in the table is its key: the cell that has the focus stays while the month changes around it. */
  const cell = (day: Dayjs, key: number) => {
    const isStop = day.isSame(at, 'day');
    const isToday = day.isSame(today, 'day');
    const isChosen = value !== undefined && day.isSame(value, 'day');
    const states = {
      'in-view': day.isSame(at, 'month'),
      today: isToday,
      selected: isChosen,
      disabled: !mayBe(day),
    };
    const shown = Object.entries(states).filter(([, holds]) => holds);
    return (
      <td
        key={key}
        role="gridcell"
        ref={isStop ? stop : undefined}
        tabIndex={isStop ? 0 : -1}
        aria-label={write(day, 'dddd, D MMMM YYYY')}
        aria-selected={isChosen}
        aria-disabled={states.disabled}
        aria-current={isToday ? 'date' : undefined}
        className={[`${prefixCls}-cell`, ...shown.map(([state]) => `${prefixCls}-cell-${state}`)].join(' ')}
        onClick={() => choose(day)}
      >
        <div className={`${prefixCls}-cell-inner`}>{write(day, 'D')}</div>
      </td>
    );
  };

  return (
    <div className={`${prefixCls}-date-panel`}>
      <CalendarHead ref={head} {...panel} onEnter={() => stop.current?.focus()} />
      <span id={monthId} className="k-visually-hidden" aria-live="polite">
        {write(at, 'MMMM YYYY')}
      </span>
      <div className={`${prefixCls}-body`}>
        <table role="grid" aria-labelledby={monthId} className={`${prefixCls}-content`} onKeyDown={press}>
          <thead>
            <tr>
              {DAYS.map((day) => (
                <th key={day} scope="col" abbr={write(first.add(day, 'day'), 'dddd')}>
                  {write(first.add(day, 'day'), 'dd')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKS.map((week) => (
              <tr key={week}>{DAYS.map((day) => cell(first.add(week * 7 + day, 'day'), day))}</tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
