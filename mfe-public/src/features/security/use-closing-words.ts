import { type Closing } from '@kaaj/contract';
import { useMessages } from '../../messages';

/** Kinds of open obligations, the most important to the user first. */
const OBLIGATIONS = [
  'openTasks',
  'claimedSlots',
  'unpostedTasks',
  'openTests',
  'workToDecide',
  'workSent',
  'payouts',
  'disputes',
  'purchases',
] as const;

/** What is lost when the account is closed: one sentence for each kind, the coins first. */
export function useClosingWords(closing: Closing): readonly string[] {
  const t = useMessages();
  const coinsOf = (coins: number) => t('coins', { count: coins });
  const { coinsLost } = closing;
  return [
    coinsLost > 0 ? t('closing.coins', { coins: coinsOf(coinsLost) }) : t('closing.noCoins'),
    ...OBLIGATIONS.flatMap((kind) => {
      const { count, coins } = closing[kind];
      return count > 0 ? [t(`closing.${kind}`, { count, number: count, coins: coinsOf(coins) })] : [];
    }),
    t('closing.gone'),
  ];
}
