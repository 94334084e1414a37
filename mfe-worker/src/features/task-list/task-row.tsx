import { type Task } from '@kaaj/contract';
import { Badge, CoinAmount, Link, TaskThumbnail, useFormat, useWorth } from '@kaaj/ui';
import { usePersonName, usePlacesLeft, usePrices, useRecordWords, useTaskWords } from '@kaaj/web-kit';
import { DoneBadge } from './done-badge';
import { useSentFor } from './use-sent-for';
import './task-row.css';

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
    <article className="k-card k-card--raised task-row">
      <TaskThumbnail src={task.imageURL} size={44} />
      <div className="task-row__words">
        <div className="task-row__line">
          <h2 className="task-row__title">
            <Link
              className="task-row__link k-truncate"
              href={`/dashboard/taskDetails/${task._id}`}
              aria-label={`${viewDetails}: ${task.title}`}
            >
              {task.title}
            </Link>
          </h2>
          <CoinAmount coins={task.payableAmount} />
        </div>
        <div className="task-row__line">
          <p className="task-row__facts k-truncate">
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
