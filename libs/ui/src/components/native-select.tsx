import { type SelectHTMLAttributes } from 'react';
import { ChevronDownIcon } from '../icons/icons';
import { classes } from './classes';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface NativeSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
}

/** The platform's own select in our look, without a label: for whoever puts a field of their own around it. */
export function NativeSelect({ options, placeholder, className, ...select }: NativeSelectProps) {
  return (
    <span className="k-field__box">
      <select {...select} className={classes('k-input k-input--select', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
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
