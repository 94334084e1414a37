import { SegmentedControl } from './segmented-control';
import { TwoSegments } from '../../gallery/shared-examples/two-segments';

export default function SegmentsExamples() {
  return <TwoSegments SegmentedControl={SegmentedControl} />;
}
