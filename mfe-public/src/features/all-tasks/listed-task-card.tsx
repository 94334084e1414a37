import { type Task } from '@kaaj/contract';
import { Badge, ButtonLink, TaskCard, VisuallyHidden } from '@kaaj/ui';
import { usePlacesLeft, useTaskWords } from '@kaaj/web-kit';

/** A task on the board, with the way to its details. */
export function ListedTaskCard({ task }: { readonly task: Task }) {
  const { labels, viewDetails, shut } = useTaskWords();
  const placesLeft = usePlacesLeft();
  const why = shut(task);
  return (
    <TaskCard
      task={task}
      placesLeft={task.places === undefined ? undefined : placesLeft(task)}
      labels={labels}
      badge={why && <Badge>{why}</Badge>}
      link={
        <ButtonLink href={`/dashboard/taskDetails/${task._id}`} variant="secondary" block>
          {viewDetails}
          <VisuallyHidden>: {task.title}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}
