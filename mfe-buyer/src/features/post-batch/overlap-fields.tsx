import { LIMITS } from '@kaaj/contract';
import { Row, useFormat } from '@kaaj/ui';
import { Form, InputNumber, Select } from '@kaaj/ui-desk/forms';
import { useMessages } from '../../messages';
import styles from '../../shared/fields-in-a-row.module.css';

const CONFIDENCES = ['0.8', '0.9', '0.95', '0.99'];

/** Whether an item ends early once its label is sure; in a Form. */
export function OverlapFields({ chosen }: { readonly chosen: boolean }) {
  const t = useMessages();
  const format = useFormat();
  const options = CONFIDENCES.map((value) => ({
    value,
    label: t('batch.overlapAt', { confidence: format.percent(Number(value)) }),
  }));
  return (
    <Row gap={4} align="start" className={styles.row}>
      <Form.Item name="confidence" label={t('batch.overlap')} extra={t('batch.overlapEarlyHint')}>
        <Select options={[{ value: '', label: t('batch.overlapFixed') }, ...options]} />
      </Form.Item>
      {chosen && (
        <Form.Item name="overlapMin" label={t('batch.overlapMin')} extra={t('batch.overlapMinHint')} required>
          <InputNumber min={LIMITS.overlap.min} max={LIMITS.overlap.max} />
        </Form.Item>
      )}
    </Row>
  );
}
