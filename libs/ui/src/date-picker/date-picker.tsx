import { DatePicker as AntdDatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import { useFormat } from '../settings/ui-settings';
import { CalendarIcon } from '../icons/icons';

dayjs.extend(customParseFormat);
dayjs.extend(localizedFormat);

const day = 'YYYY-MM-DD';

export interface DatePickerProps {
  /** Filled in by Form.Item. */
  id?: string;
  /** Calendar day as `YYYY-MM-DD`, or null. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** The first day that can be chosen, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  placeholder?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A calendar day, shown in medium style and typed as `YYYY-MM-DD`. Calendar days have no time zone, so none is shifted. */
export function DatePicker({ value, onChange, min, max, ...rest }: DatePickerProps) {
  const format = useFormat();
  return (
    <AntdDatePicker
      {...rest}
      className="k-date-picker"
      value={value ? dayjs(value, day) : null}
      onChange={(chosen: Dayjs | null) => onChange?.(chosen ? chosen.format(day) : null)}
      minDate={min ? dayjs(min, day) : undefined}
      maxDate={max ? dayjs(max, day) : undefined}
      format={[(shown) => format.date(shown.format(day)), day]}
      suffixIcon={<CalendarIcon size={18} />}
      showNow={false}
      inputReadOnly={false}
    />
  );
}
