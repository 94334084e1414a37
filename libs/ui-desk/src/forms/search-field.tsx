import { Count, useSought, useTooLong } from '@kaaj/ui';
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

/** A search input that filters a list on input; not in a form, since nothing is submitted. */
export function SearchField({ label, clear, hint, onChange, value, maxLength, ...input }: SearchFieldProps) {
  const id = useId();
  const { typed, type } = useSought(value, maxLength, onChange);
  const tooLong = useTooLong(maxLength)(typed);
  const described = [hint && `${id}-hint`, tooLong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="k-field k-desk-search">
      <label htmlFor={id} className="k-field__label">
        {label}
      </label>
      <Input
        {...input}
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={tooLong ? true : undefined}
        status={tooLong ? 'error' : undefined}
        value={typed}
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
        onChange={({ target }) => type(target.value)}
      />
      {hint && (
        <div id={`${id}-hint`} className="k-field__hint">
          {hint}
        </div>
      )}
      <Count text={typed} most={maxLength} />
      <div id={`${id}-error`} className="k-field__error" aria-live="polite">
        {tooLong}
      </div>
    </div>
  );
}
