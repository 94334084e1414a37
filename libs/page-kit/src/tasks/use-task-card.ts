import { type Task } from '@kaaj/contract';
import { useCoinValue } from '@kaaj/ui';
import { usePrices } from '../settings/use-prices';
import { useReputationText } from './use-reputation-text';
import { useOpenSlotsText } from './use-open-slots-text';
import { titleOf } from './title-of';
import { useTaskText } from './use-task-text';

type Texts = ReturnType<typeof useTaskText>;
type CardTask = Parameters<Texts['pace']>[0] &
  Parameters<Texts['kind']>[0] &
  Pick<Task, 'title' | 'imageURL' | 'requiredWorkers' | 'places' | 'batch'> &
  Partial<Pick<Task, 'buyerRecord'>>;

/** What `TaskCard` shows of a task in a list, and to its buyer while it is written. */
export function useTaskCard() {
  const { labels, pace, kind } = useTaskText();
  const { short } = useReputationText();
  const placesLeft = useOpenSlotsText();
  const worth = useCoinValue();
  const { centsOf } = usePrices();
  return <Shown extends CardTask>(task: Shown) => ({
    task: { ...task, title: titleOf(task) },
    picture: task.imageURL,
    pace: `${worth(centsOf(task.payableAmount))} · ${pace(task)}`,
    kind: kind(task),
    record: task.buyerRecord ? short(task.buyerRecord) : undefined,
    placesLeft: placesLeft(task),
    labels,
  });
}
