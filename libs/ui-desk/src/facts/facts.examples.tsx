import { ThreeFacts } from '@kaaj/ui/gallery';
import { Facts } from './facts';

export default function FactsExamples() {
  return <ThreeFacts Facts={Facts} />;
}
