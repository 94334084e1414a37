import { type AnswerForm, FORM_LIMITS, type FormField, ownValue } from '@kaaj/contract';
import { classes, RequiredMark, Stack, TextAreaField, TextField } from '@kaaj/ui';
import { type ReactNode, useId } from 'react';
import styles from './answer-fields.module.css';
import { type AnswerErrors, type TypedAnswers } from './typed-answers';
import { useAnswerKeys } from './use-answer-keys';

interface AnswerFieldsProps {
  readonly form: AnswerForm;
  readonly typed: TypedAnswers;
  readonly errors?: AnswerErrors;
  readonly disabled?: boolean;
  readonly onChange: (name: string, value: string | readonly string[]) => void;
  /** How pictures of a field are picked. */
  readonly pictures: (field: FormField, error: string | undefined) => ReactNode;
}

/** The fields of an answer form, for thumbs and for keys: 1 to 9 pick, Enter sends. */
export function AnswerFields({ form, typed, errors = {}, disabled = false, onChange, pictures }: AnswerFieldsProps) {
  const pick = (field: FormField, value: string) => {
    if (field.kind !== 'choices') return onChange(field.name, value);
    const picked = listOf(ownValue(typed, field.name));
    onChange(field.name, picked.includes(value) ? picked.filter((each) => each !== value) : [...picked, value]);
  };
  useAnswerKeys(form, typed, disabled ? undefined : pick);
  return (
    <Stack gap={4}>
      {form.fields.map((field) => (
        <AnswerField
          key={field.name}
          field={field}
          value={ownValue(typed, field.name)}
          error={ownValue(errors, field.name)}
          disabled={disabled}
          onPick={(value) => pick(field, value)}
          onType={(value) => onChange(field.name, value)}
          pictures={pictures}
        />
      ))}
    </Stack>
  );
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

interface AnswerFieldProps extends Pick<AnswerFieldsProps, 'pictures'> {
  readonly field: FormField;
  readonly value: string | readonly string[] | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onPick: (value: string) => void;
  readonly onType: (value: string) => void;
}

function AnswerField({ field, value, error, disabled, onPick, onType, pictures }: AnswerFieldProps) {
  const text = typeof value === 'string' ? value : '';
  const shared = { label: field.label, error, required: field.required, disabled, value: text };
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} maxLength={field.maxLength} onChange={(event) => onType(event.target.value)} />;
    case 'longText':
      return (
        <TextAreaField
          {...shared}
          rows={4}
          maxLength={field.maxLength}
          onChange={(event) => onType(event.target.value)}
        />
      );
    case 'number':
      return (
        <TextField
          {...shared}
          inputMode={field.integer ? 'numeric' : 'decimal'}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
        />
      );
    case 'picture':
      return pictures(field, error);
    case 'choice':
    case 'choices':
    case 'scale':
      return <Picks field={field} value={value} error={error} disabled={disabled} onPick={onPick} />;
  }
}

/** The steps of a scale as options. */
function optionsOf({ kind, options = [], min = 0, max = 0 }: FormField) {
  if (kind !== 'scale') return options;
  const steps = Math.min(max - min + 1, FORM_LIMITS.scaleSteps);
  return Array.from({ length: steps }, (_, step) => ({ value: String(min + step), label: String(min + step) }));
}

function Picks({ field, value, error, disabled, onPick }: Omit<AnswerFieldProps, 'pictures' | 'onType'>) {
  const id = useId();
  const { kind, name, label, required, minLabel, maxLabel } = field;
  const several = kind === 'choices';
  const isPicked = (each: string) => (several ? listOf(value).includes(each) : value === each);
  return (
    <fieldset
      data-answer={name}
      className={classes('k-field', styles.picks, Boolean(error) && 'k-field--wrong')}
      aria-describedby={error ? `${id}-error` : undefined}
      disabled={disabled}
    >
      <legend className={classes('k-field__label', styles.label)} dir="auto">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className={kind === 'scale' ? styles.steps : styles.options}>
        {optionsOf(field).map((option, index) => (
          <label key={option.value} className={styles.pick}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={`${id}-${name}`}
              value={option.value}
              checked={isPicked(option.value)}
              required={required && !several}
              onChange={() => onPick(option.value)}
              className="k-visually-hidden"
            />
            <span className={styles.tile} dir="auto">
              {kind !== 'scale' && index < 9 && (
                <kbd className={styles.key} aria-hidden="true">
                  {index + 1}
                </kbd>
              )}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {(minLabel ?? maxLabel) !== undefined && (
        <div className={styles.ends} dir="auto">
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </div>
      )}
      <div id={`${id}-error`} className="k-field__error" aria-live="polite">
        {error}
      </div>
    </fieldset>
  );
}
