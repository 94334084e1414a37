import { Accordion } from './accordion';
import { useWords } from '../../gallery/use-words';

export default function AccordionExamples() {
  const t = useWords();
  return (
    <Accordion
      name="faq"
      openId="one"
      items={['one', 'two', 'three'].map((id) => ({ id, title: t.question, content: t.answer }))}
    />
  );
}
