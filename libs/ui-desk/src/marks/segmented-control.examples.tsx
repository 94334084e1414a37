import { TwoSegments } from '@kaaj/ui/gallery';
import { SegmentedControl } from './segmented-control';

export default function SegmentsExamples() {
  return <TwoSegments SegmentedControl={SegmentedControl} />;
}
