import { Badge, StatusBadge } from './status-badge';
import { StatusBadges } from '../../gallery/twins/status-badges';

export default function StatusBadgeExamples() {
  return <StatusBadges Badge={Badge} StatusBadge={StatusBadge} />;
}
