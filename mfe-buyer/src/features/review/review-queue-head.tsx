import { LENGTHS } from '@kaaj/contract';
import { PageHeading, Row } from '@kaaj/ui';
import { Badge, Segmented } from '@kaaj/ui-desk';
import { SearchField } from '@kaaj/ui-desk/forms';
import { type MenuBadge } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import { usePendingReviewBadge } from '../../shared/use-pending-review-badge';
import { TaskFilterNotice } from './task-filter-notice';
import styles from './review-queue.module.css';
import { STATES, type ReviewQueue } from './use-review-queue';

/** Above the list: its title, its filters and the search. */
export function ReviewQueueHead({ queue }: { queue: ReviewQueue }) {
  const { list, stateFilter, task, searchField, onPhone, showState, showAllTasks } = queue;
  const t = useMessages();
  const waiting = usePendingReviewBadge();
  return (
    <>
      <PageHeading title={t('desk.title')} lead={t(onPhone ? 'review.lead' : 'desk.lead')} />
      <Row gap={4} justify="between" align="end">
        <Segmented
          aria-label={t('desk.which')}
          options={STATES.map((value) => ({ value, label: <StateLabel value={value} waiting={waiting} /> }))}
          value={stateFilter}
          onChange={showState}
        />
        <search className={styles.search}>
          <SearchField
            label={t('desk.search')}
            clear={t('desk.clearTyped')}
            maxLength={LENGTHS.search}
            value={searchField.typed}
            onChange={searchField.type}
          />
        </search>
      </Row>
      {task && <TaskFilterNotice title={list.rows[0]?.task.title} onShowAll={showAllTasks} />}
    </>
  );
}

/** The count is shown only when it is not zero. */
function StateLabel({ value, waiting }: { value: (typeof STATES)[number]; waiting: MenuBadge | undefined }) {
  const t = useMessages();
  if (value === 'decided' || !waiting) return t(`desk.${value}`);
  return (
    <span className={styles.state}>
      {t('desk.pending')} <Badge count={waiting.text} />
    </span>
  );
}
