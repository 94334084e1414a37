import { type Task } from '@kaaj/contract';
import { useMessages } from '../../messages';

/** What a task says in a list that this worker may not take; undefined where they may. */
export function useNotForYou(): (task: Task) => string | undefined {
  const t = useMessages();
  return ({ eligible = true, reasons = [] }) => {
    if (eligible) return undefined;
    return t(reasons.length === 1 && reasons[0] === 'test' ? 'eligible.testFirst' : 'eligible.notForYou');
  };
}
