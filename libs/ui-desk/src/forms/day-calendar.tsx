import { type Language } from '@kaaj/ui';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/bn-bd';
import dayjsConfig from '@rc-component/picker/generate/dayjs';
import { digitsOf } from './day';

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

/** The panel of antd's date picker, below the field that it stands in; what is typed goes into the field. */
export default function DayCalendar({ language, value, min = '', max = '9', onChange, onClose }: DayCalendarProps) {
  const Picker = pickers[language];
  return (
    <Picker
      open
      className="k-day__anchor"
      value={value === '' ? null : dayjs(value)}
      disabledDate={(day) => day.format('YYYY-MM-DD') < min || day.format('YYYY-MM-DD') > max}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    />
  );
}
