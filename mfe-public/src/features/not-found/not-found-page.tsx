import { ButtonLink, EmptyState } from '@kaaj/ui';
import { usePageTitle } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { Page } from '../../shared/page';

export default function NotFoundPage() {
  const t = useMessages();
  usePageTitle(t('notFound.title'));
  return (
    <Page>
      <EmptyState
        drawing="not-found"
        level={1}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        action={
          <ButtonLink href="/" size="large">
            {t('notFound.home')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
