import { SkeletonCard, SkeletonRows, SkeletonText } from './skeleton';
import { Skeletons } from '../../gallery/shared-examples/skeletons';

export default function SkeletonExamples() {
  return <Skeletons SkeletonCard={SkeletonCard} SkeletonRows={SkeletonRows} SkeletonText={SkeletonText} />;
}
