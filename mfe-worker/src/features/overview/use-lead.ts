import { type WorkerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useToday } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

const MONTH = 'YYYY-MM'.length;

/** What this month has brought so far and what is still to be decided, in a sentence; undefined while that is not known. */
export function useLead(): (overview: WorkerOverview | undefined) => string | undefined {
  const t = useMessages();
  const format = useFormat();
  const month = useToday()?.slice(0, MONTH);
  return (overview) => {
    if (!overview || !month) return undefined;
    const count = overview.pendingSubmissionsCount;
    const earned = overview.history
      .filter(({ day }) => day.startsWith(month))
      .reduce((sum, { coins }) => sum + coins, 0);
    return [
      t('overview.earnedThisMonth', { count: earned, coins: format.coins(earned) }),
      count === 0 ? t('overview.noneWaits') : t('overview.waits', { count, amount: format.number(count) }),
    ].join(' ');
  };
}
