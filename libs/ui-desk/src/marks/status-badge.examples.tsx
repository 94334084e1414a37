import { StatusBadges } from '@kaaj/ui/gallery';
import { Badge, StatusBadge } from './status-badge';

export default function StatusBadgeExamples() {
  return <StatusBadges Badge={Badge} StatusBadge={StatusBadge} />;
}
