import { Segments } from './segments';
import { TwoSegments } from '../../gallery/twins/two-segments';

export default function SegmentsExamples() {
  return <TwoSegments Segments={Segments} />;
}
