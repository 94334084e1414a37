import { StepList } from './step-list';
import { ThreeSteps } from '../../gallery/twins/three-steps';
import { useWords } from '../../gallery/use-words';

export default function StepListExamples() {
  return <ThreeSteps StepList={StepList} title={useWords().heading} />;
}
