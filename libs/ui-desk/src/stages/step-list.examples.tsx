import { Button } from '@kaaj/ui';
import { useWords } from '@kaaj/ui/gallery';
import { StepList } from './step-list';

export default function StepListExamples() {
  const t = useWords();
  const steps = [
    { key: 'a', title: t.payableAmount, text: t.answer, done: true },
    { key: 'b', title: t.completionDate, text: t.answer, done: false, action: <Button>{t.accept}</Button> },
    { key: 'c', title: t.detail, text: t.answer, done: false, progress: { value: 35, max: 200 } },
  ];
  return <StepList title={t.kicker} doneLabel={t.accepted} steps={steps} />;
}
