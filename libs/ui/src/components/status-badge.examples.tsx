import { Badge, StatusBadge } from './status-badge';
import { StatusBadges } from '../../gallery/shared-examples/status-badges';

export default function StatusBadgeExamples() {
  return <StatusBadges Badge={Badge} StatusBadge={StatusBadge} />;
}
