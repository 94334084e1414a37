import { type Task } from '@kaaj/contract';
import { TaskCard } from '@kaaj/page-kit/task';
import { Badge, ButtonLink, VisuallyHidden } from '@kaaj/ui';
import { useTaskCard, useTaskText } from '@kaaj/page-kit';

/** A task on the board, with the way to its details. */
export function ListedTaskCard({ task }: { readonly task: Task }) {
  const { viewDetails, shut, notice } = useTaskText();
  const card = useTaskCard();
  const why = shut(task);
  const noticed = notice(task);
  return (
    <TaskCard
      {...card(task)}
      badge={why ? <Badge>{why}</Badge> : noticed && <Badge tone="warn">{noticed}</Badge>}
      link={
        <ButtonLink href={`/dashboard/taskDetails/${task._id}`} variant="secondary" block>
          {viewDetails}
          <VisuallyHidden>: {task.title}</VisuallyHidden>
        </ButtonLink>
      }
    />
  );
}
