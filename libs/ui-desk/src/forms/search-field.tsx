import { CloseIcon, SearchIcon } from '@kaaj/ui/icons';
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
  hint?: string;
  inputMode?: 'email';
  autoComplete?: string;
}

/** A line that a list follows while somebody types; in no form, since nothing is sent. */
export function SearchField({ label, clear, hint, onChange, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className="k-field k-desk-search">
      <label htmlFor={id} className="k-field__label">
        {label}
      </label>
      <Input
        {...input}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
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
      {hint && (
        <div id={`${id}-hint`} className="k-field__hint">
          {hint}
        </div>
      )}
    </div>
  );
}
