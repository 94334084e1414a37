import { LIMITS } from '@kaaj/contract';
import { type Format, Row } from '@kaaj/ui';
import { NumberField, SelectField } from '@kaaj/ui-desk/forms';
import { useMessages } from '../../messages';
import styles from '../../shared/fields-in-a-row.module.css';

/** Which column holds known answers, '' for none, and the share of the rows that may have one, as it was typed. */
export interface GoldDraft {
  readonly column: string;
  readonly share: string;
  /** Percentage of what a worker is offered. */
  readonly rate: string;
}

export const noGold = (format: Format): GoldDraft => ({
  column: '',
  share: format.number(LIMITS.goldShare.usual),
  rate: format.number(100 * LIMITS.goldRate.usual),
});

interface GoldFieldsProps {
  readonly columns: readonly string[];
  /** A column is chosen. */
  readonly chosen: boolean;
}

/** The control items of a batch; in a DeskForm. */
export function GoldFields({ columns, chosen }: GoldFieldsProps) {
  const t = useMessages();
  return (
    <Row gap={4} align="start" className={styles.row}>
      <SelectField
        name="gold"
        label={t('batch.gold')}
        hint={t('batch.goldHint')}
        options={[{ value: '', label: t('batch.noGold') }, ...columns.map((value) => ({ value, label: value }))]}
      />
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
