import { Card, Grid, SkeletonRegion } from '@kaaj/ui';
import { Skeleton } from 'antd';

export default function SkeletonExamples() {
  return (
    <SkeletonRegion>
      <Grid min={220} max={3}>
        <Card>
          <Skeleton />
        </Card>
        <Skeleton title={false} />
      </Grid>
    </SkeletonRegion>
  );
}
