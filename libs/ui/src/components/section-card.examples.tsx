import { SectionCard } from './section-card';
import { useWords } from '../../gallery/use-words';

export default function SectionCardExamples() {
  const t = useWords();
  return (
    <SectionCard title={t.heading} lead={t.lead}>
      <p>{t.answer}</p>
    </SectionCard>
  );
}
