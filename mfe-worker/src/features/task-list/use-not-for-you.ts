import { type Task } from '@kaaj/contract';
import { useMessages } from '../../messages';

/** Why this worker may not take a task, for the list; undefined if they may. */
export function useNotForYou(): (task: Task) => string | undefined {
  const t = useMessages();
  return ({ eligible = true, reasons = [] }) => {
    if (eligible) return undefined;
    return t(reasons.length === 1 && reasons[0] === 'test' ? 'eligible.testFirst' : 'eligible.notForYou');
  };
}
