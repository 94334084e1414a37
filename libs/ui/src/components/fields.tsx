import {
  useId,
  useState,
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { useHydrated } from '../settings/use-hydrated';
import { useUiSettings } from '../settings/ui-settings';
import { classes } from './classes';
import { Count, isCounted, useTooLong } from './length';
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
  'data-too-long': '' | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The star beside the label of a required field; screen readers get it from the field. */
export function RequiredMark() {
  return (
    <span className="k-field__required" aria-hidden="true">
      *
    </span>
  );
}

function Field({
  label,
  hideLabel,
  hint,
  error,
  id,
  required,
  text = '',
  most,
  children,
}: FieldLook & {
  id?: string;
  required?: boolean;
  /** What it holds, and how many characters of it are taken. */
  text?: string;
  most?: number;
  children: (wiring: Wiring) => ReactNode;
}) {
  const made = useId();
  const tooLong = useTooLong(most)(text);
  const wrong = tooLong ?? error;
  const control = id ?? made;
  const hintId = `${control}-hint`;
  const countId = `${control}-count`;
  const errorId = `${control}-error`;
  const describedBy =
    classes(hint ? hintId : null, isCounted(text, most) && countId, wrong ? errorId : null) || undefined;
  return (
    <div className={classes('k-field', Boolean(wrong) && 'k-field--wrong')}>
      <label htmlFor={control} className={hideLabel ? 'k-visually-hidden' : 'k-field__label'}>
        {label}
        {required && !hideLabel && <RequiredMark />}
      </label>
      {children({
        id: control,
        'data-too-long': tooLong ? '' : undefined,
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': describedBy,
      })}
      {hint && (
        <div id={hintId} className="k-field__hint">
          {hint}
        </div>
      )}
      <Count id={countId} text={text} most={most} />
      <div id={errorId} className="k-field__error" aria-live="polite">
        {wrong}
      </div>
    </div>
  );
}

type Typed = Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'maxLength'>;

/**
 * Value handling of text fields, controlled or not. Without `maxLength`, since the browser would silently cut pasted
 * text.
 */
function useTyped<Element extends HTMLInputElement | HTMLTextAreaElement>(
  { value, defaultValue, maxLength: most }: Typed,
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
) {
  const [typed, setTyped] = useState(textOf(defaultValue));
  return {
    length: { text: value === undefined ? typed : textOf(value), most },
    onChange: (event: ChangeEvent<Element>) => {
      setTyped(event.target.value);
      onChange?.(event);
    },
  };
}

const textOf = (value: Typed['value']) => (value === undefined ? '' : String(value));

export type TextFieldProps = FieldLook & InputHTMLAttributes<HTMLInputElement> & { icon?: ReactNode };

/** A line of text without antd, for the light pages. */
export function TextField(props: TextFieldProps) {
  return <FieldOfOneLine {...props} />;
}

function FieldOfOneLine({
  label,
  hideLabel,
  hint,
  error,
  icon,
  end,
  className,
  maxLength,
  onChange,
  ...input
}: TextFieldProps & { end?: ReactNode }) {
  const typed = useTyped({ ...input, maxLength }, onChange);
  const look = { label, hideLabel, hint, error, id: input.id, required: input.required };
  return (
    <Field {...look} {...typed.length}>
      {(wiring) => (
        <span className="k-field__box">
          {icon && <span className="k-field__icon">{icon}</span>}
          <input
            {...input}
            {...wiring}
            onChange={typed.onChange}
            className={classes('k-input', Boolean(end) && 'k-input--end', Boolean(icon) && 'k-input--icon', className)}
          />
          {end}
        </span>
      )}
    </Field>
  );
}

/**
 * A whole number; phones show their digit keyboard. It is a text field, since a number field rejects Bangla digits and
 * returns no value for them: readWholeNumber of @kaaj/contract parses it.
 */
export function NumberField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max' | 'step'>) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />;
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { texts } = useUiSettings();
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  const toggle = (
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
  );
  return <FieldOfOneLine {...props} type={shown ? 'text' : 'password'} end={toggle} />;
}

export type TextAreaFieldProps = FieldLook & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  className,
  rows = 4,
  maxLength,
  onChange,
  ...area
}: TextAreaFieldProps) {
  const typed = useTyped({ ...area, maxLength }, onChange);
  const look = { label, hideLabel, hint, error, id: area.id, required: area.required };
  return (
    <Field {...look} {...typed.length}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          onChange={typed.onChange}
          rows={rows}
          className={classes('k-input k-input--area', className)}
        />
      )}
    </Field>
  );
}

export type SelectFieldProps = FieldLook & NativeSelectProps;

/** A native select with our style. */
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
