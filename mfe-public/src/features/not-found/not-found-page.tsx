import { ButtonLink, EmptyState } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { Page } from '../../shared/page';

export default function NotFoundPage() {
  const t = useMessages();
  return (
    <Page>
      <EmptyState
        drawing="not-found"
        level={1}
        title={t('notFound.heading')}
        tabTitle={t('notFound.title')}
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
