import { CONTENT_NOTICES, LENGTHS, LIMITS, TASK_CATEGORIES } from '@kaaj/contract';
import { Row, useDuration, useFormat } from '@kaaj/ui';
import { NumberField, SelectField, TextAreaField } from '@kaaj/ui-desk/forms';
import { useTaskText } from '@kaaj/page-kit';
import { useMessages } from '../messages';
import styles from './fields-in-a-row.module.css';
import { ALLOWANCES, PROOF_PICTURES, REVIEW_DAYS, DEFAULT_REVIEW_DAYS } from './task-terms';

interface TermsFieldsProps {
  /** Minutes until a claim expires, as entered in the form. */
  readonly allowanceMinutes: string;
}

/** The terms of a task and the requirements for its proof; in a DeskForm. */
export function TermsFields({ allowanceMinutes }: TermsFieldsProps) {
  const t = useMessages();
  const format = useFormat();
  const duration = useDuration();
  const { category, noticeNamed } = useTaskText();
  const minutes = [...new Set<number>([...ALLOWANCES, Number(allowanceMinutes)])].sort((one, other) => one - other);
  return (
    <>
      <Row gap={4} align="start" className={styles.row}>
        <SelectField
          name="category"
          label={t('task.category')}
          options={TASK_CATEGORIES.map((value) => ({ value, label: category(value) }))}
        />
        <SelectField
          name="reviewDays"
          label={t('task.reviewDays')}
          hint={t('task.reviewDaysHint')}
          options={[
            { value: DEFAULT_REVIEW_DAYS, label: t('task.usual') },
            ...REVIEW_DAYS.map((days) => ({
              value: String(days),
              label: t('task.days', { count: days }),
            })),
          ]}
        />
        <SelectField
          name="allowanceMinutes"
          label={t('task.allowance')}
          hint={t('task.allowanceHint')}
          options={minutes.map((each) => ({ value: String(each), label: duration(each) }))}
        />
      </Row>
      <Row gap={4} align="start" className={styles.row}>
        <NumberField
          name="estimatedMinutes"
          label={t('task.estimate')}
          hint={t('task.estimateHint')}
          min={LIMITS.estimatedMinutes.min}
          max={Number(allowanceMinutes)}
        />
        <SelectField
          name="contentNotice"
          label={t('task.contentNotice')}
          hint={t('task.contentNoticeHint')}
          options={CONTENT_NOTICES.map((value) => ({ value, label: noticeNamed(value) ?? t('task.proofNone') }))}
        />
      </Row>
      <TextAreaField
        name="proofText"
        label={t('task.proofText')}
        hint={t('task.proofTextHint')}
        maxLength={LENGTHS.proofText}
        rows={2}
      />
      <Row gap={4} align="start" className={styles.row}>
        <SelectField
          name="proofPictures"
          label={t('task.proofPictures')}
          options={PROOF_PICTURES.map((pictures) => ({
            value: String(pictures),
            label: pictures === 0 ? t('task.proofNone') : format.number(pictures),
          }))}
        />
        <SelectField
          name="proofLink"
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
