import { ButtonLink, Card, Identifier, PageHeading, Stack } from '@kaaj/ui';
import { useMessages } from '../messages';

interface LinkSecretProps {
  readonly secret: string;
  /** The page that follows. */
  readonly next: string;
}

/** What completion codes are signed with, which no page shows again. */
export function LinkSecret({ secret, next }: LinkSecretProps) {
  const t = useMessages();
  return (
    <Stack gap={4}>
      <PageHeading title={t('link.secretTitle')} />
      <p>{t('link.secretText')}</p>
      <Card padding="large">
        <Identifier>{secret}</Identifier>
      </Card>
      <ButtonLink href={next}>{t('link.secretKept')}</ButtonLink>
    </Stack>
  );
}
