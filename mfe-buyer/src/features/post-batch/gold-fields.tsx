import { COMPARABLE_KINDS, LIMITS } from '@kaaj/contract';
import { type Format, Row } from '@kaaj/ui';
import { NumberField, SelectField } from '@kaaj/ui-desk/forms';
import { useMessages } from '../../messages';
import { type FormDraft } from '../../shared/form-draft';
import styles from '../../shared/fields-in-a-row.module.css';

/** The column of known answers, '' for none, and the maximum share of control items, as typed. */
export interface GoldDraft {
  readonly column: string;
  /** Name of the question that the known answers belong to; '' for the first comparable one. */
  readonly field: string;
  readonly share: string;
  /** Percentage of what a worker is offered. */
  readonly rate: string;
}

export const noGold = (format: Format): GoldDraft => ({
  ...{ column: '', field: '' },
  share: format.number(LIMITS.goldShare.usual),
  rate: format.number(100 * LIMITS.goldRate.usual),
});

interface GoldFieldsProps {
  readonly columns: readonly string[];
  /** A column is chosen. */
  readonly chosen: boolean;
  readonly questions: FormDraft;
}

/** The control items of a batch; in a DeskForm. */
export function GoldFields({ columns, chosen, questions }: GoldFieldsProps) {
  const t = useMessages();
  const comparable = questions.filter(({ kind }) => COMPARABLE_KINDS.includes(kind));
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
