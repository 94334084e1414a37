import { Skeletons } from '@kaaj/ui/gallery';
import { SkeletonCard, SkeletonRows, SkeletonText } from './skeleton';

export default function SkeletonExamples() {
  return <Skeletons SkeletonCard={SkeletonCard} SkeletonRows={SkeletonRows} SkeletonText={SkeletonText} />;
}
