import { type Task } from '@kaaj/contract';
import { Badge, CoinAmount, Link, useFormat } from '@kaaj/ui';
import { usePersonName, usePlacesLeft } from '@kaaj/web-kit';
import { useMessages } from '../../messages';
import './task-row.css';

/** A task in two lines, for phones: a press anywhere on it opens it. */
export function TaskRow({ task }: { readonly task: Task }) {
  const t = useMessages();
  const format = useFormat();
  const placesLeft = usePlacesLeft();
  const buyer = usePersonName()(task.buyer.name);
  const full = task.requiredWorkers === 0;
  return (
    <article className="k-card k-card--raised task-row">
      <h2 className="task-row__title">
        <Link
          className="task-row__link k-truncate"
          href={`/dashboard/taskDetails/${task._id}`}
          aria-label={`${t('tasks.viewDetails')}: ${task.title}`}
        >
          {task.title}
        </Link>
      </h2>
      <CoinAmount coins={task.payableAmount} />
      <p className="task-row__facts k-truncate">
        {!full && `${placesLeft(task)} · `}
        {format.date(task.completionDate)} · {buyer}
      </p>
      {full && <Badge>{t('tasks.full')}</Badge>}
    </article>
  );
}
