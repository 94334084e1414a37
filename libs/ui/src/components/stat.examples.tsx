import { Stat, StatRow } from './card';
import { CoinAmount } from './coin';
import { useWords } from '../../gallery/use-words';

export default function StatExamples() {
  const t = useWords();
  return (
    <StatRow>
      <Stat label={t.total} value={42} />
      <Stat label={t.pendingTasks} value={1280} hint={t.openOnly} />
      <Stat label={t.payments} value={<CoinAmount coins={98500} />} />
    </StatRow>
  );
}
