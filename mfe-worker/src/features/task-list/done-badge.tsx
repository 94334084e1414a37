import { Badge } from '@kaaj/ui';
import { CheckIcon } from '@kaaj/ui/icons';
import { useMessages } from '../../messages';

/** On a task that one has sent work for. */
export function DoneBadge() {
  const t = useMessages();
  return <Badge icon={<CheckIcon size={14} strokeWidth={2.4} />}>{t('tasks.sent')}</Badge>;
}
