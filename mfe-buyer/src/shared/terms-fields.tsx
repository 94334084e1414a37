import { LENGTHS, TASK_CATEGORIES } from '@kaaj/contract';
import { Row, SelectField, TextAreaField, useDuration, useFormat } from '@kaaj/ui';
import { useTaskWords } from '@kaaj/web-kit';
import { useMessages } from '../messages';
import './terms-fields.css';
import { ALLOWANCES, PROOF_PICTURES, REVIEW_DAYS, type TermsDraft, USUAL } from './task-terms';

interface TermsFieldsProps {
  readonly terms: TermsDraft;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (name: keyof TermsDraft, value: string) => void;
}

/** What a buyer promises to those who work, and what their proof has to hold. */
export function TermsFields({ terms, errors, onChange }: TermsFieldsProps) {
  const t = useMessages();
  const format = useFormat();
  const duration = useDuration();
  const { category } = useTaskWords();
  const field = (name: keyof TermsDraft) => ({
    name,
    error: errors[name],
    value: terms[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  const minutes = [...new Set<number>([...ALLOWANCES, Number(terms.allowanceMinutes)])].sort(
    (one, other) => one - other,
  );
  return (
    <>
      <Row gap={4} align="start" className="mfe-buyer-terms">
        <SelectField
          {...field('category')}
          label={t('task.category')}
          options={TASK_CATEGORIES.map((value) => ({ value, label: category(value) }))}
        />
        <SelectField
          {...field('reviewDays')}
          label={t('task.reviewDays')}
          hint={t('task.reviewDaysHint')}
          options={[
            { value: USUAL, label: t('task.usual') },
            ...REVIEW_DAYS.map((days) => ({
              value: String(days),
              label: t('task.days', { count: days, amount: format.number(days) }),
            })),
          ]}
        />
        <SelectField
          {...field('allowanceMinutes')}
          label={t('task.allowance')}
          hint={t('task.allowanceHint')}
          options={minutes.map((each) => ({ value: String(each), label: duration(each) }))}
        />
      </Row>
      <TextAreaField
        {...field('proofText')}
        label={t('task.proofText')}
        hint={t('task.proofTextHint')}
        maxLength={LENGTHS.proofText}
        rows={2}
      />
      <Row gap={4} align="start" className="mfe-buyer-terms">
        <SelectField
          {...field('proofPictures')}
          label={t('task.proofPictures')}
          options={PROOF_PICTURES.map((pictures) => ({
            value: String(pictures),
            label: pictures === 0 ? t('task.proofNone') : format.number(pictures),
          }))}
        />
        <SelectField
          {...field('proofLink')}
          label={t('task.proofLink')}
          options={[
            { value: 'no', label: t('task.no') },
            { value: 'yes', label: t('task.yes') },
          ]}
        />
      </Row>
    </>
  );
}
