import { BarChart } from '@kaaj/ui/charts';
import { useDecisionTimeChart } from '@kaaj/page-kit';
import { useMessages } from '../../messages';

/** How long work waited for its decision over all buyers, week by week, as it was counted last. */
export default function WaitsChart() {
  const t = useMessages();
  const chart = useDecisionTimeChart({
    title: t('overview.waitsHistory'),
    waited: t('overview.waited'),
    summary: (week) => t('overview.waitsSummary', week),
    empty: t('overview.waitsEmpty'),
  });
  return <BarChart {...chart} />;
}
