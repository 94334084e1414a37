import { Card } from '../components/card';
import { CoinAmount } from '../components/coin';
import { useFormat } from '../settings/ui-settings';
import { Facts } from './facts';
import { useWords } from '../../gallery/use-words';

export default function FactsExamples() {
  const t = useWords();
  const format = useFormat();
  return (
    <Card>
      <Facts
        facts={[
          { key: 'a', label: t.payableAmount, value: <CoinAmount coins={250} /> },
          { key: 'b', label: t.completionDate, value: format.date('2026-12-04') },
          { key: 'c', label: t.detail, value: t.answer, wide: true },
        ]}
      />
    </Card>
  );
}
