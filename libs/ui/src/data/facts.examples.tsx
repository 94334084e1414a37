import { Facts } from './facts';
import { ThreeFacts } from '../../gallery/twins/three-facts';

export default function FactsExamples() {
  return <ThreeFacts Facts={Facts} />;
}
