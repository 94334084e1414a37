import { Button } from '../../src';
import { type StepList as LightStepList } from '../../src/data';
import { useWords } from '../use-words';

interface Pieces {
  readonly StepList: typeof LightStepList;
  /** Names a landmark, so that two beside each other have two. */
  readonly title: string;
}

export function ThreeSteps({ StepList, title }: Pieces) {
  const t = useWords();
  return (
    <StepList
      title={title}
      doneLabel={t.accepted}
      steps={[
        { key: 'a', title: t.payableAmount, text: t.answer, done: true },
        { key: 'b', title: t.completionDate, text: t.answer, done: false, action: <Button>{t.accept}</Button> },
        { key: 'c', title: t.detail, text: t.answer, done: false, progress: { value: 35, max: 200 } },
      ]}
    />
  );
}
