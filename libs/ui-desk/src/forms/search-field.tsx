import { CloseIcon, SearchIcon } from '@kaaj/ui';
import { Input } from 'antd';
import { useId } from 'react';

export interface SearchFieldProps {
  label: string;
  /** On the button that takes what was typed away. */
  clear: string;
  value: string;
  onChange: (typed: string) => void;
  maxLength?: number;
  placeholder?: string;
}

/** A line that a list follows while somebody types; in no form, since nothing is sent. */
export function SearchField({ label, clear, onChange, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="k-field k-desk-search">
      <label htmlFor={id} className="k-field__label">
        {label}
      </label>
      <Input
        {...input}
        id={id}
        type="search"
        prefix={<SearchIcon />}
        allowClear={{
          clearIcon: (
            <>
              <CloseIcon size={16} />
              <span className="k-visually-hidden">{clear}</span>
            </>
          ),
        }}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
