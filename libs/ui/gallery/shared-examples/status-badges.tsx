import { Row, type Badge as LightBadge, type StatusBadge as LightStatusBadge } from '../../src';
import { useWords } from '../use-words';

interface Pieces {
  readonly Badge: typeof LightBadge;
  readonly StatusBadge: typeof LightStatusBadge;
}

export function StatusBadges({ Badge, StatusBadge }: Pieces) {
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
