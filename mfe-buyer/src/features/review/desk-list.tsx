import { Button, ButtonLink, SkeletonRegion, LoadMore } from '@kaaj/ui';
import { EmptyState, SkeletonCard } from '@kaaj/ui-desk';
import { useMessages } from '../../messages';
import { DecideMany } from './decide-many';
import { NewItemsBar } from './new-items-bar';
import { ReceivedRow } from './received-row';
import styles from './review-queue.module.css';
import { type Desk } from './use-desk';

/** The work that was sent, with what is done with several pieces at once. */
export function DeskList({ desk }: { desk: Desk }) {
  const { list, picked, onDecidedMany, clear } = desk;
  return (
    <div className={styles.list}>
      {picked.length > 0 && <DecideMany chosen={picked} onDecided={onDecidedMany} onClear={clear} />}
      <Rows desk={desk} />
      {!list.loading && <NewItemsBar count={list.newCount} onLetIn={list.showNew} />}
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

function Rows({ desk }: { desk: Desk }) {
  const { list, shown, onPhone, current, chosen, choose, open } = desk;
  const t = useMessages();
  if (list.loading)
    return (
      <SkeletonRegion>
        <SkeletonCard lines={6} />
      </SkeletonRegion>
    );
  if (list.rows.length === 0 && !list.hasMore) return <Nothing desk={desk} />;
  return (
    <ul className={styles.rows} aria-label={t('desk.title')}>
      {list.rows.map((submission) => (
        <li key={submission._id}>
          <ReceivedRow
            submission={submission}
            current={!onPhone && submission === current}
            chosen={chosen.has(submission._id)}
            onOpen={() => open(submission)}
            onChoose={shown === 'pending' ? (is) => choose(submission._id, is) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ desk: { search, shown, field } }: { desk: Desk }) {
  const t = useMessages();
  if (search)
    return (
      <EmptyState
        drawing="nothing-to-review"
        title={t('desk.noneFound')}
        text={t('desk.noneFoundText')}
        action={
          <Button variant="secondary" onClick={() => field.type('')}>
            {t('desk.clearSearch')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing="nothing-to-review"
      title={t(shown === 'decided' ? 'desk.nothingDecided' : 'review.empty')}
      text={t('review.emptyText')}
      action={<ButtonLink href="/dashboard/addTask">{t('menu.addTask')}</ButtonLink>}
    />
  );
}
