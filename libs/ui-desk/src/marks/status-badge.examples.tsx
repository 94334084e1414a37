import { Row, useFormat } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { Badge, StatusBadge, Tag } from '..';

const STATES = ['pending', 'accepted', 'rejected'] as const;
const COLOURS = ['default', 'processing', 'warning'] as const;

export default function StatusBadgeExamples() {
  const t = useWords();
  const format = useFormat();
  return (
    <Row>
      {STATES.map((status) => (
        <StatusBadge key={status} status={status}>
          {t[status]}
        </StatusBadge>
      ))}
      {COLOURS.map((color) => (
        <Tag key={color} color={color}>
          {t.status}
        </Tag>
      ))}
      <span>
        {t.pending} <Badge count={format.number(3)} /> <Badge count={`${format.number(50)}+`} />
      </span>
    </Row>
  );
}
