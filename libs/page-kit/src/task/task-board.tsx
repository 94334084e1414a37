import { type Key, type ReactNode } from 'react';
import { Grid, LoadMore, SkeletonRegion, SkeletonBox, ErrorState, type PaginatedList } from '@kaaj/ui';
import { TaskCardSkeleton } from './task-card';

/** About as many as the first screens hold. */
const CARDS_TO_COME = 12;
const columns = { min: 240, max: 4 } as const;
const rowsOnly = { min: 240, max: 1, gap: 2 } as const;

export interface TaskBoardProps<Row> {
  list: PaginatedList<Row>;
  rowKey: (row: Row) => Key;
  /** A TaskCard; with `rows` what takes a row of 4 rem. */
  card: (row: Row) => ReactNode;
  /** One below the other, close together. */
  rows?: boolean;
  /** Title of the error state. */
  failed: ReactNode;
  /** In place of the cards when there is none: an EmptyState. */
  empty: ReactNode;
  /** On the button for more. */
  more?: string;
}

/** A grid of task cards with infinite scrolling and a button to load more. */
export function TaskBoard<Row>({ list, rowKey, card, rows = false, failed, empty, more }: TaskBoardProps<Row>) {
  if (list.error) return <ErrorState title={failed} onRetry={list.retry} />;
  if (list.loading) return rows ? <LoadingRows /> : <CardsToCome />;
  if (list.rows.length === 0) return empty;
  return (
    <>
      <Grid as="ul" {...(rows ? rowsOnly : columns)}>
        {list.rows.map((row) => (
          <li key={rowKey(row)}>{card(row)}</li>
        ))}
      </Grid>
      <LoadMore
        hasMore={list.hasMore}
        loading={list.loadingMore}
        onMore={list.loadMore}
        failed={list.moreFailed}
        label={more}
      />
    </>
  );
}

function CardsToCome() {
  return (
    <SkeletonRegion>
      <Grid {...columns}>
        {Array.from({ length: CARDS_TO_COME }, (_, index) => (
          <TaskCardSkeleton key={index} />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}

function LoadingRows() {
  return (
    <SkeletonRegion>
      <Grid {...rowsOnly}>
        {Array.from({ length: CARDS_TO_COME }, (_, index) => (
          <SkeletonBox key={index} height="4rem" />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
