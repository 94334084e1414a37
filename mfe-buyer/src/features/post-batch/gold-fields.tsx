import { LIMITS } from '@kaaj/contract';
import { Row } from '@kaaj/ui';
import { NumberField, SelectField } from '@kaaj/ui-desk/forms';
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

/** The control items of a batch; in a DeskForm. */
export function GoldFields({ columns, chosen, questions }: GoldFieldsProps) {
  const t = useMessages();
  const comparable = comparableOf(questions);
  return (
    <Row gap={4} align="start" className={styles.row}>
      <SelectField
        name="gold"
        label={t('batch.gold')}
        hint={t('batch.goldHint')}
        options={[{ value: '', label: t('batch.noGold') }, ...columns.map((value) => ({ value, label: value }))]}
      />
      {chosen && comparable.length > 1 && (
        <SelectField
          name="goldField"
          label={t('batch.goldField')}
          options={comparable.map(({ name, label }) => ({ value: name, label: label || name }))}
        />
      )}
      {chosen && (
        <NumberField
          name="goldRate"
          label={t('batch.goldRate')}
          hint={t('batch.goldRateHint')}
          required
          min={100 * LIMITS.goldRate.min}
          max={100 * LIMITS.goldRate.max}
        />
      )}
      {chosen && (
        <NumberField
          name="goldShare"
          label={t('batch.goldShare')}
          hint={t('batch.goldShareHint')}
          required
          min={LIMITS.goldShare.min}
          max={LIMITS.goldShare.max}
        />
      )}
    </Row>
  );
}
