import { Card, CoinAmount, useFormat } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Descriptions } from './descriptions';

export default function DescriptionsExamples() {
  const t = useWords();
  const format = useFormat();
  const items = [
    { key: 'pay', label: t.payableAmount, children: <CoinAmount coins={250} /> },
    { key: 'date', label: t.completionDate, children: format.date('2026-12-04') },
    { key: 'detail', label: t.detail, children: t.answer, span: 'filled' as const },
  ];
  return (
    <Card>
      <Descriptions items={items} />
    </Card>
  );
}
