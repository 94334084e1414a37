import { Grid } from './layout';
import { LoadingCard, SkeletonRegion, SkeletonRows, SkeletonText } from './skeleton';

export default function SkeletonExamples() {
  return (
    <Grid min={220} max={3}>
      <SkeletonRows rows={3} columns={4} />
      <LoadingCard />
      <SkeletonRegion>
        <SkeletonText />
      </SkeletonRegion>
    </Grid>
  );
}
