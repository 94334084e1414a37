import { type WorkerOverview } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useToday } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

const MONTH = 'YYYY-MM'.length;

/**
 * Earnings of this month and new tasks, or submissions that wait for the buyer, as text; undefined while loading.
 * `revisions` of the pending ones wait for the worker's changes.
 */
export function useOverviewSummary(): (
  overview: WorkerOverview | undefined,
  revisions: number | undefined,
) => string | undefined {
  const t = useMessages();
  const format = useFormat();
  const month = useToday()?.slice(0, MONTH);
  return (overview, revisions) => {
    if (!overview || !month || revisions === undefined) return undefined;
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
    const count = Math.max(0, overview.pendingSubmissionsCount - revisions);
    return [
      t('overview.earnedThisMonth', { count: earned }),
      count === 0 ? t('overview.noneWaits') : t('overview.waits', { count }),
    ].join(' ');
  };
}
