import {
  Grid,
  SkeletonRegion,
  type SkeletonCard as LightSkeletonCard,
  type SkeletonRows as LightSkeletonRows,
  type SkeletonText as LightSkeletonText,
} from '../../src';

interface Pieces {
  readonly SkeletonCard: typeof LightSkeletonCard;
  readonly SkeletonRows: typeof LightSkeletonRows;
  readonly SkeletonText: typeof LightSkeletonText;
}

export function Skeletons({ SkeletonCard, SkeletonRows, SkeletonText }: Pieces) {
  return (
    <SkeletonRegion>
      <Grid min={220} max={3}>
        <SkeletonRows rows={3} columns={4} />
        <SkeletonCard />
        <SkeletonText />
      </Grid>
    </SkeletonRegion>
  );
}
