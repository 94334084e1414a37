import { DescriptionList } from './description-list';
import { ThreeFacts } from '../../gallery/shared-examples/three-facts';

export default function FactsExamples() {
  return <ThreeFacts DescriptionList={DescriptionList} />;
}
