import { type Task } from '@kaaj/contract';
import { Badge, ButtonLink, TaskCard, VisuallyHidden } from '@kaaj/ui';
import { usePlacesLeft } from '@kaaj/web-kit';
import { useMessages } from '../../messages';

/** A task on the board, with the way to its details. */
export function ListedTaskCard({ task }: { readonly task: Task }) {
  const t = useMessages();
  const placesLeft = usePlacesLeft();
  const full = task.requiredWorkers === 0;
  return (
    <TaskCard
      task={task}
      placesLeft={task.places === undefined ? undefined : placesLeft(task)}
      labels={{
        buyer: t('allTasks.buyer'),
        completionDate: t('allTasks.completionDate'),
        payableAmount: t('allTasks.payableAmount'),
        requiredWorkers: t('allTasks.requiredWorkers'),
      }}
      badge={(task.closed || full) && <Badge>{task.closed ? t('allTasks.closed') : t('allTasks.full')}</Badge>}
      link={
        <ButtonLink href={`/dashboard/taskDetails/${task._id}`} variant="secondary" block>
          {t('allTasks.details')}
          <VisuallyHidden>: {task.title}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}
