import { TwoSegments } from '@kaaj/ui/gallery';
import { Segments } from './segments';

export default function SegmentsExamples() {
  return <TwoSegments Segments={Segments} />;
}
