import { Banner } from './banner';
import { Button } from './button';
import { Stack } from './layout';
import { useWords } from '../../gallery/use-words';

export default function BannerExamples() {
  const t = useWords();
  return (
    <Stack gap={3}>
      <Banner>{t.sandbox}</Banner>
      <Banner
        kind="warn"
        title={t.pending}
        action={
          <Button size="small" variant="secondary">
            {t.retry}
          </Button>
        }
      >
        {t.sandbox}
      </Banner>
      <Banner kind="error">{t.wrong}</Banner>
      <Banner kind="good">{t.accepted}</Banner>
      <Banner kind="offline" strip>
        {t.offline}
      </Banner>
    </Stack>
  );
}
