import { type ReconciliationFigure } from '@kaaj/contract';
import { CoinAmount, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';
import styles from './day-sheet.module.css';
import { isFigure } from './use-moved-lines';

interface Props {
  readonly figure: ReconciliationFigure;
  /** What is counted. */
  readonly of: 'payouts.day.count' | 'payouts.day.requestCount';
}

/** Coins, dollars and how many; a dash for nothing. */
export function DayFigure({ figure, of }: Props) {
  const t = useMessages();
  const format = useFormat();
  const { count, coins, amount } = figure;
  if (!isFigure(figure)) return '–';
  return (
    <span className={styles.figure}>
      <CoinAmount coins={coins} size="small" />
      <span>{format.dollars(Math.round(amount * 100))}</span>
      <span>{t(of, { count, amount: count })}</span>
    </span>
  );
}
