import { Card, CoinAmount, useFormat } from '../../src';
import { type DescriptionList as LightFacts } from '../../src/data';
import { useWords } from '../use-words';

export function ThreeFacts({ DescriptionList: Facts }: { readonly DescriptionList: typeof LightFacts }) {
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
