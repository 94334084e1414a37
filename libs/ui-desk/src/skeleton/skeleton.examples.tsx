import { Grid, Loading } from '@kaaj/ui';
import { SkeletonCard, SkeletonRows, SkeletonText } from './skeleton';

export default function SkeletonExamples() {
  return (
    <Loading>
      <Grid min={220} max={3}>
        <SkeletonRows rows={3} columns={4} />
        <SkeletonCard />
        <SkeletonText />
      </Grid>
    </Loading>
  );
}
