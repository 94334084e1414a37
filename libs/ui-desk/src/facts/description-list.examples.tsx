import { ThreeFacts } from '@kaaj/ui/gallery';
import { DescriptionList } from './description-list';

export default function FactsExamples() {
  return <ThreeFacts DescriptionList={DescriptionList} />;
}
