import { LIMITS } from '@kaaj/contract';
import { Row } from '@kaaj/ui';
import { Form, InputNumber, Select } from '@kaaj/ui-desk/forms';
import { useMessages } from '../../messages';
import { type FormDraft } from '../../shared/form-draft';
import { comparableOf } from './batch-form';
import styles from '../../shared/fields-in-a-row.module.css';

interface GoldFieldsProps {
  readonly columns: readonly string[];
  /** A column is chosen. */
  readonly chosen: boolean;
  readonly questions: FormDraft;
}

/** The control items of a batch; in a Form. */
export function GoldFields({ columns, chosen, questions }: GoldFieldsProps) {
  const t = useMessages();
  const comparable = comparableOf(questions);
  return (
    <Row gap={4} align="start" className={styles.row}>
      <Form.Item name="gold" label={t('batch.gold')} extra={t('batch.goldHint')}>
        <Select
          options={[{ value: '', label: t('batch.noGold') }, ...columns.map((value) => ({ value, label: value }))]}
        />
      </Form.Item>
      {chosen && comparable.length > 1 && (
        <Form.Item name="goldField" label={t('batch.goldField')}>
          <Select options={comparable.map(({ name, label }) => ({ value: name, label: label || name }))} />
        </Form.Item>
      )}
      {chosen && (
        <Form.Item name="goldRate" label={t('batch.goldRate')} extra={t('batch.goldRateHint')} required>
          <InputNumber min={100 * LIMITS.goldRate.min} max={100 * LIMITS.goldRate.max} />
        </Form.Item>
      )}
      {chosen && (
        <Form.Item name="goldShare" label={t('batch.goldShare')} extra={t('batch.goldShareHint')} required>
          <InputNumber min={LIMITS.goldShare.min} max={LIMITS.goldShare.max} />
        </Form.Item>
      )}
    </Row>
  );
}
