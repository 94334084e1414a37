import { NativeSelect } from '@kaaj/ui';
import { type SharedPanelProps } from '@rc-component/picker/interface';
import { type Dayjs } from 'dayjs';
import { type KeyboardEvent, type Ref } from 'react';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);
/** So many years from this one can be chosen where no bound ends them. */
const YEARS = 10;

export interface CalendarHeadProps extends SharedPanelProps<Dayjs> {
  ref: Ref<HTMLDivElement>;
  /** Enter on a select does nothing else: moves the focus to the days. */
  onEnter: () => void;
}

/**
 * Selects the shown month by buttons or native selects, which work with touch, keyboard and screen readers. They
 * replace antd's month and year panels, whose cells are not focusable.
 */
export function CalendarHead({
  ref,
  prefixCls,
  locale,
  generateConfig: { getNow, locale: words },
  pickerValue: at,
  minDate: min,
  maxDate: max,
  onPickerValueChange: goTo,
  onEnter,
}: CalendarHeadProps) {
  const thisYear = getNow().year();
  const firstYear = Math.min(at.year(), min?.year() ?? thisYear - YEARS);
  const lastYear = Math.max(at.year(), max?.year() ?? thisYear + YEARS);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, later) => firstYear + later);

  const turn = (shape: 'prev' | 'next', label: string, months: number) => (
    <button
      type="button"
      className={`k-day__turn ${prefixCls}-header-${shape}-btn`}
      aria-label={label}
      onClick={() => goTo(at.add(months, 'month'))}
    >
      <span className={`${prefixCls}-${shape}-icon`} />
    </button>
  );
  /** To where no day may be chosen leads no list: to the nearest one that may instead. */
  const choose = (day: Dayjs) => {
    if (min?.isAfter(day, 'day')) goTo(min);
    else if (max?.isBefore(day, 'day')) goTo(max);
    else goTo(day);
  };
  const list = (unit: 'month' | 'year', label: string, format: string, values: number[]) => (
    <NativeSelect
      aria-label={label}
      className={`k-day__${unit}`}
      value={at.get(unit)}
      options={values.map((value) => {
        const first = at.startOf('month').set(unit, value);
        return {
          value: String(value),
          label: words.format(locale.locale, first, format),
          disabled: min?.isAfter(first, unit) || max?.isBefore(first, unit),
        };
      })}
      onChange={({ target }) => choose(at.set(unit, Number(target.value)))}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Enter' && onEnter()}
    />
  );

  return (
    <div ref={ref} className={`k-day__head ${prefixCls}-header`}>
      {turn('prev', locale.previousMonth, -1)}
      {list('month', locale.monthSelect, 'MMMM', MONTHS)}
      {list('year', locale.yearSelect, 'YYYY', years)}
      {turn('next', locale.nextMonth, 1)}
    </div>
  );
}
