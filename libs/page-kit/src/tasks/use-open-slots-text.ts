import { type Task } from '@kaaj/contract';
import { useCommonMessages } from '@kaaj/web-kit';

/** "3 of 10 left", "3 left" of a task without a total, or "3 of 10 items left" of a batch. */
export function useOpenSlotsText(): (task: Pick<Task, 'requiredWorkers' | 'places' | 'batch'>) => string {
  const common = useCommonMessages();
  return ({ requiredWorkers, places, batch }) => {
    if (batch) return common('places.items', { open: batch.open, all: batch.items });
    const open = requiredWorkers;
    if (places === undefined) return common('places.left', { open });
    return common('places.leftOf', { open, all: places });
  };
}
