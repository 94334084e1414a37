import { type Task } from '@kaaj/contract';
import { TaskCard } from '@kaaj/page-kit/task';
import { Badge, ButtonLink, VisuallyHidden } from '@kaaj/ui';
import { useOpenSlotsText, useReputationText, useTaskText } from '@kaaj/page-kit';

/** A task on the board, with the way to its details. */
export function ListedTaskCard({ task }: { readonly task: Task }) {
  const { labels, viewDetails, shut, pace, kind, notice } = useTaskText();
  const { short } = useReputationText();
  const placesLeft = useOpenSlotsText();
  const why = shut(task);
  const noticed = notice(task);
  return (
    <TaskCard
      task={task}
      kind={kind(task)}
      pace={pace(task)}
      record={task.buyerRecord ? short(task.buyerRecord) : undefined}
      placesLeft={task.places === undefined ? undefined : placesLeft(task)}
      labels={labels}
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
