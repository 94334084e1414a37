import { SegmentedControl } from './segmented-control';
import { TwoSegments } from '../../gallery/twins/two-segments';

export default function SegmentsExamples() {
  return <TwoSegments SegmentedControl={SegmentedControl} />;
}
