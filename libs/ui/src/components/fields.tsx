import { useId, useState, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { useHydrated } from '../settings/use-hydrated';
import { useUiSettings } from '../settings/ui-settings';
import { classes } from './classes';
import { NativeSelect, type NativeSelectProps } from './native-select';

interface FieldLook {
  label: string;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  hint?: ReactNode;
  /** What is wrong; announced when it appears. */
  error?: ReactNode;
}

interface Wiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

function Field({
  label,
  hideLabel,
  hint,
  error,
  id,
  required,
  children,
}: FieldLook & { id?: string; required?: boolean; children: (wiring: Wiring) => ReactNode }) {
  const made = useId();
  const control = id ?? made;
  const hintId = `${control}-hint`;
  const errorId = `${control}-error`;
  const describedBy = classes(hint ? hintId : null, error ? errorId : null) || undefined;
  return (
    <div className={classes('k-field', Boolean(error) && 'k-field--wrong')}>
      <label htmlFor={control} className={hideLabel ? 'k-visually-hidden' : 'k-field__label'}>
        {label}
        {required && !hideLabel && (
          <span className="k-field__required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({ id: control, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hint && (
        <div id={hintId} className="k-field__hint">
          {hint}
        </div>
      )}
      <div id={errorId} className="k-field__error" aria-live="polite">
        {error}
      </div>
    </div>
  );
}

export type TextFieldProps = FieldLook & InputHTMLAttributes<HTMLInputElement> & { icon?: ReactNode };

/** A line of text without antd, for the light pages. */
export function TextField({ label, hideLabel, hint, error, icon, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={input.id} required={input.required}>
      {(wiring) => (
        <span className="k-field__box">
          {icon && <span className="k-field__icon">{icon}</span>}
          <input {...input} {...wiring} className={classes('k-input', Boolean(icon) && 'k-input--icon', className)} />
        </span>
      )}
    </Field>
  );
}

/**
 * A whole number; phones open their digits. It is text to the browser, which would refuse Bangla digits in a number's field and
 * give back nothing of what it refuses: readWholeNumber of @kaaj/contract reads it.
 */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max' | 'step'>) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />;
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password with a button that shows it. */
export function PasswordField({ label, hideLabel, hint, error, icon, className, ...input }: PasswordFieldProps) {
  const { texts } = useUiSettings();
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={input.id} required={input.required}>
      {(wiring) => (
        <span className="k-field__box">
          {icon && <span className="k-field__icon">{icon}</span>}
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={classes('k-input k-input--end', Boolean(icon) && 'k-input--icon', className)}
          />
          <button
            type="button"
            disabled={!hydrated}
            className="k-field__end"
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    </Field>
  );
}

export type TextAreaFieldProps = FieldLook & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextAreaField({ label, hideLabel, hint, error, className, rows = 4, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={area.id} required={area.required}>
      {(wiring) => (
        <textarea {...area} {...wiring} rows={rows} className={classes('k-input k-input--area', className)} />
      )}
    </Field>
  );
}

export type SelectFieldProps = FieldLook & NativeSelectProps;

/** The platform's own select, in our look. */
export function SelectField({ label, hideLabel, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error} id={select.id} required={select.required}>
      {(wiring) => <NativeSelect {...select} {...wiring} />}
    </Field>
  );
}

export interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
}

/** On or off at once, for example "open only". */
export function SwitchField({ label, className, ...input }: SwitchFieldProps) {
  return (
    <label className={classes('k-switch', className)}>
      <input {...input} type="checkbox" role="switch" className="k-switch__input" />
      <span className="k-switch__track" aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
