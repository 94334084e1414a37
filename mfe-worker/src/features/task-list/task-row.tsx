import { type Task } from '@kaaj/contract';
import { TaskThumbnail } from '@kaaj/page-kit/task';
import { Badge, classes, CoinAmount, Link, useFormat, useCoinValue } from '@kaaj/ui';
import { usePersonName, useOpenSlotsText, usePrices, useReputationText, useTaskText } from '@kaaj/page-kit';
import { DoneBadge } from './done-badge';
import { pageOf } from '../../shared/page-of';
import { useNotForYou } from './use-not-for-you';
import { useSubmissionStatus } from './use-submission-status';
import styles from './task-row.module.css';

/** A task in two lines, for phones: a press anywhere on it opens it. */
export function TaskRow({ task, group }: { readonly task: Task; readonly group: string | undefined }) {
  const sent = useSubmissionStatus(task._id, group);
  const { viewDetails, shut, pace, kind, notice } = useTaskText();
  const { short } = useReputationText();
  const notForYou = useNotForYou();
  const format = useFormat();
  const placesLeft = useOpenSlotsText();
  const buyer = usePersonName()(task.buyer.name);
  const why = shut(task) ?? notForYou(task);
  const worth = useCoinValue();
  const { centsOf } = usePrices();
  return (
    <article className={classes('k-card k-card--raised', styles.row)}>
      <TaskThumbnail src={task.imageURL} size={44} />
      <div className={styles.words}>
        <div className={styles.line}>
          <h2 className={styles.title}>
            <Link
              className={classes('k-truncate', styles.link)}
              href={pageOf(task)}
              aria-label={`${viewDetails}: ${task.title}`}
            >
              <bdi>{task.title}</bdi>
            </Link>
          </h2>
          <CoinAmount coins={task.payableAmount} />
        </div>
        <div className={styles.line}>
          <p className={classes('k-truncate', styles.facts)}>
            {notice(task) && `${notice(task)} · `}
            {!why && `${placesLeft(task)} · `}
            {worth(centsOf(task.payableAmount))} · {kind(task)} · {pace(task)} ·{' '}
            {task.closesAt ? format.dateTime(task.closesAt) : format.date(task.completionDate)} · {buyer}
            {task.buyerRecord && ` · ${short(task.buyerRecord)}`}
          </p>
          {sent && !task.batch ? <DoneBadge /> : why && <Badge>{why}</Badge>}
        </div>
      </div>
    </article>
  );
}
