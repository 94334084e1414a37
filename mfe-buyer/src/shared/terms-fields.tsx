import { CONTENT_NOTICES, LENGTHS, LIMITS, TASK_CATEGORIES } from '@kaaj/contract';
import { Row, useDuration, useFormat } from '@kaaj/ui';
import { Form, Input, InputNumber, Select } from '@kaaj/ui-desk/forms';
import { useTaskText } from '@kaaj/page-kit';
import { useMessages } from '../messages';
import styles from './fields-in-a-row.module.css';
import { ALLOWANCES, PROOF_PICTURES, REVIEW_DAYS, DEFAULT_REVIEW_DAYS } from './task-terms';

interface TermsFieldsProps {
  /** Minutes until a claim expires, as entered in the form. */
  readonly allowanceMinutes: string;
  /** The period for decisions can be that of the installation; a posted task does not return to it. */
  readonly hasUsual?: boolean;
}

/** The terms of a task and the requirements for its proof; in a Form. */
export function TermsFields({ allowanceMinutes, hasUsual = true }: TermsFieldsProps) {
  const t = useMessages();
  const format = useFormat();
  const duration = useDuration();
  const { category, noticeNamed } = useTaskText();
  const minutes = [...new Set<number>([...ALLOWANCES, Number(allowanceMinutes)])].sort((one, other) => one - other);
  return (
    <>
      <Row gap={4} align="start" className={styles.row}>
        <Form.Item name="category" label={t('task.category')}>
          <Select options={TASK_CATEGORIES.map((value) => ({ value, label: category(value) }))} />
        </Form.Item>
        <Form.Item name="reviewDays" label={t('task.reviewDays')} extra={t('task.reviewDaysHint')}>
          <Select
            options={[
              ...(hasUsual ? [{ value: DEFAULT_REVIEW_DAYS, label: t('task.usual') }] : []),
              ...REVIEW_DAYS.map((days) => ({
                value: String(days),
                label: t('task.days', { count: days }),
              })),
            ]}
          />
        </Form.Item>
        <Form.Item name="allowanceMinutes" label={t('task.allowance')} extra={t('task.allowanceHint')}>
          <Select options={minutes.map((each) => ({ value: String(each), label: duration(each) }))} />
        </Form.Item>
      </Row>
      <Row gap={4} align="start" className={styles.row}>
        <Form.Item name="estimatedMinutes" label={t('task.estimatedMinutes')} extra={t('task.estimateHint')}>
          <InputNumber min={LIMITS.estimatedMinutes.min} max={Number(allowanceMinutes)} />
        </Form.Item>
        <Form.Item name="contentNotice" label={t('task.contentNotice')} extra={t('task.contentNoticeHint')}>
          <Select
            options={CONTENT_NOTICES.map((value) => ({ value, label: noticeNamed(value) ?? t('task.proofNone') }))}
          />
        </Form.Item>
      </Row>
      <Form.Item
        name="proofText"
        label={t('task.proofText')}
        extra={t('task.proofTextHint')}
        maxLength={LENGTHS.proofText}
      >
        <Input.TextArea rows={2} />
      </Form.Item>
      <Row gap={4} align="start" className={styles.row}>
        <Form.Item name="proofPictures" label={t('task.proofPictures')}>
          <Select
            options={PROOF_PICTURES.map((pictures) => ({
              value: String(pictures),
              label: pictures === 0 ? t('task.proofNone') : format.number(pictures),
            }))}
          />
        </Form.Item>
        <Form.Item name="proofLink" label={t('task.proofLink')}>
          <Select
            options={[
              { value: 'no', label: t('task.no') },
              { value: 'yes', label: t('task.yes') },
            ]}
          />
        </Form.Item>
      </Row>
    </>
  );
}
