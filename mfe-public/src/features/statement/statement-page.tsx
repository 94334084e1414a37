import { Container, PageHeading } from '@kaaj/ui';
import { usePageTitle } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

export default function StatementPage() {
  const t = useMessages();
  usePageTitle(t('statement.title'));
  return (
    <Container>
      <PageHeading title={t('statement.title')} />
    </Container>
  );
}
