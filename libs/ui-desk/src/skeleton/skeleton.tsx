import { Loading } from '@kaaj/ui';
import { Skeleton } from 'antd';

const LAST_LINE = '62%';

/** Lines of text to come; the last is shorter, as it mostly is. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return <Skeleton title={false} paragraph={{ rows: lines, width: lines > 1 ? LAST_LINE : '100%' }} />;
}

export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  return (
    <div className="k-card k-card--pad-medium">
      <Skeleton title={{ width: '55%' }} paragraph={{ rows: lines, width: lines > 1 ? LAST_LINE : '100%' }} />
    </div>
  );
}

/** The rows of a table to come, of the height that they will have. */
export function SkeletonRows({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Loading className="k-skeleton-rows">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="k-skeleton-rows__row">
          <Skeleton title={false} paragraph={{ rows: columns, width: '100%' }} />
        </div>
      ))}
    </Loading>
  );
}
