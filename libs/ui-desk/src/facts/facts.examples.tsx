import { Card, CoinAmount, useFormat } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Facts } from './facts';

export default function FactsExamples() {
  const t = useWords();
  const format = useFormat();
  return (
    <Card>
      <Facts
        facts={[
          { key: 'pay', label: t.payableAmount, value: <CoinAmount coins={250} /> },
          { key: 'date', label: t.completionDate, value: format.date('2026-12-04') },
          { key: 'detail', label: t.detail, value: t.answer, wide: true },
        ]}
      />
    </Card>
  );
}
