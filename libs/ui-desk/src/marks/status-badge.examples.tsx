import { Row } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Badge, StatusBadge } from './status-badge';

export default function StatusBadgeExamples() {
  const t = useWords();
  return (
    <Row>
      {(['pending', 'accepted', 'rejected'] as const).map((status) => (
        <StatusBadge key={status} status={status}>
          {t[status]}
        </StatusBadge>
      ))}
      <Badge>{t.status}</Badge>
      <Badge tone="info">{t.status}</Badge>
      <Badge tone="warn">{t.status}</Badge>
    </Row>
  );
}
