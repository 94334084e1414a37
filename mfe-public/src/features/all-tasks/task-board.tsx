import { type Task } from '@kaaj/contract';
import { Button, ErrorState, Grid, Loading, TaskCardSkeleton } from '@kaaj/ui';
import { useCommonMessages, type Rows } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './all-tasks.module.css';
import { ListedTaskCard } from './listed-task-card';
import { useNearness } from './use-nearness';

/** About as many as the first screens hold. */
const CARDS_TO_COME = 12;
const CARD_PX = 240;

/** The cards so far; more come as the reader nears the end, and when asked for. */
export function TaskBoard({ tasks }: { readonly tasks: Rows<Task> }) {
  const t = useMessages();
  const common = useCommonMessages();
  const end = useNearness(tasks.loadMore, tasks.rows.length);

  if (tasks.error)
    return <ErrorState title={common('state.failed')} retryLabel={common('action.retry')} onRetry={tasks.retry} />;
  if (tasks.loading) return <TasksToCome />;
  return (
    <>
      <Grid as="ul" min={CARD_PX} max={4}>
        {tasks.rows.map((task) => (
          <li key={task._id}>
            <ListedTaskCard task={task} />
          </li>
        ))}
      </Grid>
      {tasks.hasMore && (
        <div ref={end} className={styles.more}>
          <Button variant="secondary" pending={tasks.loadingMore} onClick={tasks.loadMore}>
            {t('allTasks.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function TasksToCome() {
  return (
    <Loading>
      <Grid min={CARD_PX} max={4}>
        {Array.from({ length: CARDS_TO_COME }, (_, index) => (
          <TaskCardSkeleton key={index} />
        ))}
      </Grid>
    </Loading>
  );
}
