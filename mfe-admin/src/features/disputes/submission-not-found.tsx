import { ButtonLink } from '@kaaj/ui';
import { EmptyState } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';

/** In the place of a dispute, or of work, that is not there. */
export function SubmissionNotFound() {
  const t = useMessages();
  return (
    <EmptyState
      drawing="nothing-to-review"
      level={1}
      title={t('disputes.missing')}
      action={<ButtonLink href="/dashboard/disputes">{t('disputes.back')}</ButtonLink>}
    />
  );
}
