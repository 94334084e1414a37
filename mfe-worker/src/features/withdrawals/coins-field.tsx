import { useMinimumWithdrawal } from '@kaaj/page-kit';
import { Button, NumberField, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './coins-field.module.css';

interface CoinsFieldProps {
  readonly value: string;
  /** What can be withdrawn, in coins. */
  readonly available: number;
  readonly error: string | undefined;
  readonly onChange: (coins: string) => void;
}

/** How many coins to withdraw: typed, or all of them at one press; with fewer than the least, how many are to go. */
export function CoinsField({ value, available, error, onChange }: CoinsFieldProps) {
  const t = useMessages();
  const format = useFormat();
  const minimum = useMinimumWithdrawal();
  const missing = minimum - available;
  return (
    <div>
      <div className={styles.field}>
        <NumberField
          label={t('withdraw.coins')}
          name="withdrawalCoin"
          required
          error={error}
          hint={t('withdraw.hint', { minimum })}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button
          variant="secondary"
          disabled={missing > 0}
          aria-label={t('withdraw.maxNamed', { coins: available })}
          onClick={() => onChange(format.number(available))}
        >
          {t('withdraw.max')}
        </Button>
      </div>
      {missing > 0 && (
        <div className={styles.toGo}>
          <progress
            className="k-progress"
            value={available}
            max={minimum}
            aria-label={t('withdraw.progress', {
              coins: available,
              minimum,
            })}
          />
          <strong>{t('withdraw.toGo', { coins: missing })}</strong>
        </div>
      )}
    </div>
  );
}
