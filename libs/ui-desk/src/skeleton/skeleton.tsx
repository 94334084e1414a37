import { LoadingRows, type SkeletonRowsProps } from '@kaaj/ui';
import { Skeleton } from 'antd';

/** The last line is shorter, as it mostly is. */
const paragraphOf = (lines: number) => ({ rows: lines, width: lines > 1 ? '62%' : '100%' });

/** Placeholder lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return <Skeleton title={false} paragraph={paragraphOf(lines)} />;
}

export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  return (
    <div className="k-card k-card--pad-medium">
      <Skeleton title={{ width: '55%' }} paragraph={paragraphOf(lines)} />
    </div>
  );
}

/** Placeholder rows of a table, with the height of real rows. */
export function SkeletonRows({ rows, columns = 4 }: SkeletonRowsProps) {
  return (
    <LoadingRows rows={rows}>
      <Skeleton title={false} paragraph={{ rows: columns, width: '100%' }} />
    </LoadingRows>
  );
}
