import { type SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../icons/icons';
import { classes } from './classes';

export interface SelectOption {
  value: string;
  label: string;
}

export interface NativeSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
}

/** A native select with our style and without a label, for fields that bring their own. */
export function NativeSelect({ options, placeholder, className, ...select }: NativeSelectProps) {
  return (
    <span className="k-field__box">
      <select {...select} className={classes('k-input k-input--select', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span className="k-field__chevron">
        <ChevronDownIcon size={18} />
      </span>
    </span>
  );
}
