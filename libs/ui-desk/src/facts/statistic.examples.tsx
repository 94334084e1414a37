import { CoinAmount, StatRow } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Statistic } from './statistic';

export default function StatisticExamples() {
  const t = useWords();
  return (
    <StatRow>
      <Statistic title={t.total} value={42} />
      <Statistic title={t.pendingTasks} value={1280} hint={t.openOnly} />
      <Statistic title={t.payments} value={<CoinAmount coins={98500} />} />
    </StatRow>
  );
}
