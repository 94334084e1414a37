import { type Task } from '@kaaj/contract';
import { TaskThumbnail } from '@kaaj/page-kit/task';
import { Badge, classes, CoinAmount, Link, useFormat, useWorth } from '@kaaj/ui';
import { usePersonName, usePlacesLeft, usePrices, useRecordWords, useTaskWords } from '@kaaj/page-kit';
import { DoneBadge } from './done-badge';
import { useSentFor } from './use-sent-for';
import styles from './task-row.module.css';

/** A task in two lines, for phones: a press anywhere on it opens it. */
export function TaskRow({ task, group }: { readonly task: Task; readonly group: string | undefined }) {
  const sent = useSentFor(task._id, group);
  const { viewDetails, shut, pace, kind } = useTaskWords();
  const { short } = useRecordWords();
  const format = useFormat();
  const placesLeft = usePlacesLeft();
  const buyer = usePersonName()(task.buyer.name);
  const why = shut(task);
  const worth = useWorth();
  const { centsOf } = usePrices();
  return (
    <article className={classes('k-card k-card--raised', styles.row)}>
      <TaskThumbnail src={task.imageURL} size={44} />
      <div className={styles.words}>
        <div className={styles.line}>
          <h2 className={styles.title}>
            <Link
              className={classes('k-truncate', styles.link)}
              href={`/dashboard/taskDetails/${task._id}`}
              aria-label={`${viewDetails}: ${task.title}`}
            >
              <bdi>{task.title}</bdi>
            </Link>
          </h2>
          <CoinAmount coins={task.payableAmount} />
        </div>
        <div className={styles.line}>
          <p className={classes('k-truncate', styles.facts)}>
            {!why && `${placesLeft(task)} · `}
            {worth(centsOf(task.payableAmount))} · {kind(task)} · {pace(task)} · {format.date(task.completionDate)} ·{' '}
            {buyer}
            {task.buyerRecord && ` · ${short(task.buyerRecord)}`}
          </p>
          {sent ? <DoneBadge /> : why && <Badge>{why}</Badge>}
        </div>
      </div>
    </article>
  );
}
