import { StepList } from './step-list';
import { ThreeSteps } from '../../gallery/shared-examples/three-steps';
import { useWords } from '../../gallery/use-words';

export default function StepListExamples() {
  return <ThreeSteps StepList={StepList} title={useWords().heading} />;
}
