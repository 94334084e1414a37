import { ButtonLink, EmptyState, ErrorState, SkeletonRegion, SkeletonCard } from '@kaaj/ui';
import { useCommonMessages, useSession } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import { Page } from './page';

/**
 * What programs of a worker or a buyer need; an Admin, who has none, is told so. Asked for an Admin's, the API would refuse, which ends
 * the session.
 */
export function DeveloperAccessGuard({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const common = useCommonMessages();
  const { role, userError, reloadUser } = useSession();
  if (role && role !== 'Admin') return children;
  return (
    <Page>
      {role ? (
        <EmptyState
          drawing="no-tasks"
          level={1}
          title={t('programs.notForAdmins')}
          text={t('programs.notForAdminsText')}
          action={<ButtonLink href="/profile">{t('profile.title')}</ButtonLink>}
        />
      ) : userError ? (
        <ErrorState title={common('state.failed')} onRetry={reloadUser} />
      ) : (
        <SkeletonRegion>
          <SkeletonCard lines={6} />
        </SkeletonRegion>
      )}
    </Page>
  );
}
