import { type Task } from '@kaaj/contract';
import { useCommonMessages } from '@kaaj/web-kit';

/** "3 of 10 left", or "3 left" of a task whose places nobody counted. */
export function useOpenSlotsText(): (task: Pick<Task, 'requiredWorkers' | 'places'>) => string {
  const common = useCommonMessages();
  return ({ requiredWorkers, places }) => {
    const open = requiredWorkers;
    if (places === undefined) return common('places.left', { open });
    return common('places.leftOf', { open, all: places });
  };
}
