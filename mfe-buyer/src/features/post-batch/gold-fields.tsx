import { LIMITS } from '@kaaj/contract';
import { NumberField, Row, SelectField } from '@kaaj/ui';
import { useMessages } from '../../messages';

/** Which column holds known answers, '' for none, and the share of the rows that may have one, as it was typed. */
export interface GoldDraft {
  readonly column: string;
  readonly share: string;
}

export const NO_GOLD: GoldDraft = { column: '', share: String(LIMITS.goldShare.usual) };

interface GoldFieldsProps {
  readonly gold: GoldDraft;
  readonly columns: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (gold: GoldDraft) => void;
}

/** The control items of a batch. */
export function GoldFields({ gold, columns, error, onChange }: GoldFieldsProps) {
  const t = useMessages();
  return (
    <Row gap={4} align="start" className="mfe-buyer-terms">
      <SelectField
        name="gold"
        label={t('batch.gold')}
        hint={t('batch.goldHint')}
        value={gold.column}
        options={[{ value: '', label: t('batch.noGold') }, ...columns.map((value) => ({ value, label: value }))]}
        onChange={({ target }) => onChange({ ...gold, column: target.value })}
      />
      {gold.column !== '' && (
        <NumberField
          name="goldShare"
          label={t('batch.goldShare')}
          hint={t('batch.goldShareHint')}
          error={error}
          required
          value={gold.share}
          onChange={({ target }) => onChange({ ...gold, share: target.value })}
        />
      )}
    </Row>
  );
}
