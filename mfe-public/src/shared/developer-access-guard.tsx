import { ButtonLink, EmptyState, ErrorState, PageTitle, LoadingCard } from '@kaaj/ui';
import { useSession } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useMessages } from '../messages';
import { Page } from './page';

/**
 * Pages for programs of workers and buyers; an Admin sees an explanation. The API would refuse an Admin's requests with
 * 403, which ends the session.
 */
export function DeveloperAccessGuard({ children }: { readonly children: ReactNode }) {
  const t = useMessages();
  const { role, userError, reloadUser } = useSession();
  if (role && role !== 'Admin') return children;
  return (
    <Page>
      {!role && <PageTitle>{t('profile.title')}</PageTitle>}
      {role ? (
        <EmptyState
          drawing="no-tasks"
          level={1}
          title={t('programs.notForAdmins')}
          text={t('programs.notForAdminsText')}
          action={<ButtonLink href="/profile">{t('profile.title')}</ButtonLink>}
        />
      ) : userError ? (
        <ErrorState title={t('state.failed')} onRetry={reloadUser} />
      ) : (
        <LoadingCard lines={6} />
      )}
    </Page>
  );
}
