import { useListTasksQuery } from '@kaaj/api-client';
import { classes, CoinAmount, Link } from '@kaaj/ui';
import { titleOf, useOpenSlotsText } from '@kaaj/page-kit';
import { useSession } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import styles from './live-tasks.module.css';
import { ScrollSnapRow } from './scroll-snap-row';

const NEWEST = { open: 'true', size: 4 } as const;

/**
 * The newest open tasks with their pay. While loading, without tasks and after a failure, only its space is reserved.
 */
export function LiveTasks() {
  const t = useMessages();
  const placesLeft = useOpenSlotsText();
  const { person } = useSession();
  const { data } = useListTasksQuery(NEWEST);
  const tasks = data?.data ?? [];
  return (
    <div className={styles.room}>
      {tasks.length > 0 && (
        <>
          <p id="live" className={classes('k-kicker', styles.title)}>
            {t('hero.live')}
          </p>
          <ScrollSnapRow as="ul" labelledBy="live" className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task._id} data-snap className={styles.task}>
                <Link
                  href={person ? `/dashboard/taskDetails/${task._id}` : `/task/${task._id}`}
                  className={classes('k-truncate', styles.link)}
                >
                  <bdi>{titleOf(task)}</bdi>
                </Link>
                <span className={styles.facts}>
                  <CoinAmount coins={task.payableAmount} size="small" />
                  <span className="k-truncate k-muted">{placesLeft(task)}</span>
                </span>
              </li>
            ))}
          </ScrollSnapRow>
        </>
      )}
    </div>
  );
}
