import { type Key, type ReactNode } from 'react';
import { Grid, LoadMore, SkeletonRegion, ErrorState, type PaginatedList } from '@kaaj/ui';
import { TaskCardSkeleton } from './task-card';
import styles from './task-card.module.css';

/** About as many as the first screens hold. */
const CARDS_TO_COME = 12;
const columns = { min: 240, max: 4 } as const;

export interface TaskBoardProps<Row> {
  list: PaginatedList<Row>;
  rowKey: (row: Row) => Key;
  /** A TaskCard. */
  card: (row: Row) => ReactNode;
  /** Title of the error state. */
  failed: ReactNode;
  /** In place of the cards when there is none: an EmptyState. */
  empty: ReactNode;
  /** On the button for more. */
  more?: string;
}

/** A grid of task cards with infinite scrolling and a button to load more. */
export function TaskBoard<Row>({ list, rowKey, card, failed, empty, more }: TaskBoardProps<Row>) {
  if (list.error) return <ErrorState title={failed} onRetry={list.retry} />;
  if (list.loading) return <CardsToCome />;
  if (list.rows.length === 0) return empty;
  return (
    <>
      <Grid as="ul" {...columns} className={styles.board}>
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
      <Grid {...columns} className={styles.board}>
        {Array.from({ length: CARDS_TO_COME }, (_, index) => (
          <TaskCardSkeleton key={index} />
        ))}
      </Grid>
    </SkeletonRegion>
  );
}
