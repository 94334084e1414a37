import { Button, ButtonLink, LoadingCard, LoadMore, Stack } from '@kaaj/ui';
import { EmptyState } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { DecideMany } from './decide-many';
import { NewItemsBar } from './new-items-bar';
import { ReceivedRow } from './received-row';
import styles from './review-queue.module.css';
import { type ReviewQueue } from './use-review-queue';

/** The list, with bulk actions. */
export function ReviewQueueList({ queue }: { queue: ReviewQueue }) {
  const { list, selectedPending, onManyDecided, clearSelection } = queue;
  return (
    <div className={styles.list}>
      {selectedPending.length > 0 && (
        <DecideMany selected={selectedPending} onDecided={onManyDecided} onClear={clearSelection} />
      )}
      <Rows queue={queue} />
      {!list.loading && <NewItemsBar count={list.newCount} onShowNew={list.showNew} />}
      <LoadMore
        byHand
        hasMore={list.hasMore}
        loading={list.loadingMore}
        onMore={list.loadMore}
        failed={list.moreFailed}
      />
    </div>
  );
}

function Rows({ queue }: { queue: ReviewQueue }) {
  const { list, stateFilter, onPhone, current, selectedIds, select, open } = queue;
  const t = useMessages();
  if (list.loading) return <LoadingCard lines={6} />;
  if (list.rows.length === 0 && !list.hasMore) return <EmptyQueue queue={queue} />;
  return (
    <Stack as="ul" gap={2} aria-label={t('desk.title')}>
      {list.rows.map((submission) => (
        <li key={submission._id}>
          <ReceivedRow
            submission={submission}
            current={!onPhone && submission === current}
            selected={selectedIds.has(submission._id)}
            onOpen={() => open(submission)}
            onSelect={stateFilter === 'pending' ? (checked) => select(submission._id, checked) : undefined}
          />
        </li>
      ))}
    </Stack>
  );
}

function EmptyQueue({ queue: { search, stateFilter, searchField } }: { queue: ReviewQueue }) {
  const t = useMessages();
  if (search)
    return (
      <EmptyState
        drawing="nothing-to-review"
        title={t('desk.noneFound')}
        text={t('desk.noneFoundText')}
        action={
          <Button variant="secondary" onClick={() => searchField.type('')}>
            {t('desk.clearSearch')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="nothing-to-review"
      title={t(stateFilter === 'decided' ? 'desk.nothingDecided' : 'review.empty')}
      text={t('review.emptyText')}
      action={<ButtonLink href="/dashboard/addTask">{t('menu.addTask')}</ButtonLink>}
    />
  );
}
