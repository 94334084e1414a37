import { DescriptionList } from './description-list';
import { ThreeFacts } from '../../gallery/twins/three-facts';

export default function FactsExamples() {
  return <ThreeFacts DescriptionList={DescriptionList} />;
}
