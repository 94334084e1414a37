import { Row, useFormat } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { CountBadge } from './count-badge';

export default function CountBadgeExamples() {
  const t = useWords();
  const format = useFormat();
  return (
    <Row gap={2}>
      {t.pending}
      <CountBadge count={format.number(3)} />
      <CountBadge count={`${format.number(50)}+`} />
    </Row>
  );
}
