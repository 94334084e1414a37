import { ThreeSteps, useWords } from '@kaaj/ui/gallery';
import { StepList } from './step-list';

export default function StepListExamples() {
  return <ThreeSteps StepList={StepList} title={useWords().kicker} />;
}
