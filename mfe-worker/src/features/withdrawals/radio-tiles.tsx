import { classes, RequiredMark } from '@kaaj/ui';
import { type ReactNode, useId } from 'react';
import styles from './radio-tiles.module.css';

interface RadioTilesProps {
  readonly label: string;
  /** Of its radio buttons in the form. */
  readonly name?: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  /** What is wrong, in words; announced when it appears. */
  readonly error?: string | undefined;
  /** `action` is a button next to its tile. */
  readonly tiles: readonly { readonly value: string; readonly content: ReactNode; readonly action?: ReactNode }[];
  /** One of the tiles' values, or '' for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Two or more side by side on a phone. */
  readonly small?: boolean;
}

/** One of a few, each a tile to press. Radio buttons underneath, so arrow keys work. */
export function RadioTiles({
  label,
  name,
  required = false,
  hint,
  error,
  tiles,
  value,
  onChange,
  small = false,
}: RadioTilesProps) {
  const id = useId();
  const described = classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
      aria-required="true"
      className={classes('k-field', error && 'k-field--wrong')}
    >
      <span id={`${id}-label`} className="k-field__label">
        {label}
        {required && <RequiredMark />}
      </span>
      <div className={classes(styles.tiles, small && styles.small)}>
        {tiles.map(({ value: each, content, action }) => (
          <div key={each} className={styles.choice}>
            <label className={styles.label}>
              <input
                type="radio"
                name={name ?? id}
                value={each}
                checked={each === value}
                onChange={() => onChange(each)}
                className="k-visually-hidden"
              />
              <span className={styles.tile}>{content}</span>
            </label>
            {action}
          </div>
        ))}
      </div>
      {hint && (
        <div id={`${id}-hint`} className="k-field__hint">
          {hint}
        </div>
      )}
      <div id={`${id}-error`} className="k-field__error" aria-live="polite">
        {error}
      </div>
    </div>
  );
}
