import { type WorkerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useToday } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const MONTH = 'YYYY-MM'.length;

/** Earnings of this month and new tasks, or pending submissions, as text; undefined while loading. */
export function useOverviewSummary(): (overview: WorkerOverview | undefined) => string | undefined {
  const t = useMessages();
  const format = useFormat();
  const month = useToday()?.slice(0, MONTH);
  return (overview) => {
    if (!overview || !month) return undefined;
    const earned = overview.history
      .filter(({ day }) => day.startsWith(month))
      .reduce((sum, { coins }) => sum + coins, 0);
    const { newTasks } = overview;
    if (newTasks.count > 0) {
      return t(newTasks.fitting ? 'overview.earnedAndFit' : 'overview.earnedAndNew', {
        count: newTasks.count,
        coins: earned,
        amount: `${format.number(newTasks.count)}${newTasks.more ? '+' : ''}`,
      });
    }
    const count = overview.pendingSubmissionsCount;
    return [
      t('overview.earnedThisMonth', { count: earned }),
      count === 0 ? t('overview.noneWaits') : t('overview.waits', { count }),
    ].join(' ');
  };
}
