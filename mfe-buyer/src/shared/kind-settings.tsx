import { FORM_LIMITS, LENGTHS } from '@kaaj/contract';
import { NumberField, SwitchField, TextAreaField, TextField } from '@kaaj/ui';
import { useMessages } from '../messages';
import styles from './form-builder.module.css';
import { type QuestionDraft } from './form-draft';

interface KindSettingsProps {
  readonly question: QuestionDraft;
  readonly errorOf: (part: string) => string | undefined;
  readonly onChange: (changes: Partial<QuestionDraft>) => void;
}

/** What only questions of one kind have: options, bounds, lengths. */
export function KindSettings({ question, errorOf, onChange }: KindSettingsProps) {
  const t = useMessages();
  const { kind, options, min, max, maxLength, integer, minLabel, maxLabel } = question;
  const least = (
    <NumberField
      label={t(kind === 'number' || kind === 'scale' ? 'form.min' : 'form.fewest')}
      value={min}
      error={errorOf('min')}
      onChange={({ target }) => onChange({ min: target.value })}
    />
  );
  const most = (
    <NumberField
      label={t(kind === 'number' || kind === 'scale' ? 'form.max' : 'form.most')}
      value={max}
      error={errorOf('max')}
      onChange={({ target }) => onChange({ max: target.value })}
    />
  );
  switch (kind) {
    case 'choice':
    case 'choices':
      return (
        <>
          <TextAreaField
            name="options"
            label={t('form.options')}
            required
            maxLength={LENGTHS.answerOptions}
            hint={t('form.optionsHint')}
            rows={4}
            value={options}
            error={errorOf('options')}
            onChange={({ target }) => onChange({ options: target.value })}
          />
          {kind === 'choices' && (
            <div className={styles.pair}>
              {least}
              {most}
            </div>
          )}
        </>
      );
    case 'number':
    case 'picture':
      return (
        <>
          <div className={styles.pair}>
            {least}
            {most}
          </div>
          {kind === 'number' && (
            <SwitchField
              label={t('form.integer')}
              checked={integer}
              onChange={({ target }) => onChange({ integer: target.checked })}
            />
          )}
        </>
      );
    case 'scale':
      return (
        <div className={styles.pair}>
          {least}
          {most}
          <TextField
            label={t('form.minLabel')}
            maxLength={LENGTHS.answerLabel}
            value={minLabel}
            onChange={({ target }) => onChange({ minLabel: target.value })}
          />
          <TextField
            label={t('form.maxLabel')}
            maxLength={LENGTHS.answerLabel}
            value={maxLabel}
            onChange={({ target }) => onChange({ maxLabel: target.value })}
          />
        </div>
      );
    case 'text':
    case 'longText':
      return (
        <NumberField
          label={t('form.maxLength')}
          hint={t('form.maxLengthHint', { count: kind === 'text' ? FORM_LIMITS.text : FORM_LIMITS.longText })}
          value={maxLength}
          error={errorOf('maxLength')}
          onChange={({ target }) => onChange({ maxLength: target.value })}
        />
      );
  }
}
