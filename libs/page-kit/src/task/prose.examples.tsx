import { Prose } from './prose';
import { useWords } from '@kaaj/ui/gallery';

export default function ProseExamples() {
  const t = useWords();
  return <Prose>{`${t.answer}\n\n- ${t.steps[0]}\n- **${t.steps[1]}**\n- https://example.com`}</Prose>;
}
