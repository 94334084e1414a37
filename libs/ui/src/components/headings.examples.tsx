import { PlusIcon } from '../icons/icons';
import { Button } from './button';
import { PageHeading, SectionHeading } from './headings';
import { Stack } from './layout';
import { useWords } from '../../gallery/use-words';

export default function HeadingsExamples() {
  const t = useWords();
  return (
    <Stack gap={6}>
      <PageHeading
        title={t.heading}
        lead={t.lead}
        back={{ href: '#', label: t.name }}
        actions={<Button icon={<PlusIcon />}>{t.add}</Button>}
      />
      <SectionHeading title={t.kicker} lead={t.lead} />
      <SectionHeading size="small" title={t.kicker} />
    </Stack>
  );
}
