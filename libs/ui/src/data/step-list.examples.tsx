import { Button } from '../components/button';
import { StepList } from './step-list';
import { useWords } from '../../gallery/use-words';

export default function StepListExamples() {
  const t = useWords();
  return (
    <StepList
      title={t.heading}
      doneLabel={t.accepted}
      steps={[
        { key: 'a', title: t.payableAmount, text: t.answer, done: true },
        { key: 'b', title: t.completionDate, text: t.answer, done: false, action: <Button>{t.accept}</Button> },
        { key: 'c', title: t.detail, text: t.answer, done: false, progress: { value: 35, max: 200 } },
      ]}
    />
  );
}
