import { type Task } from '@kaaj/contract';
import { useCommonMessages } from '../messages/common';

/** What is said of a task wherever it is listed or read, by everybody who shows one. */
export function useTaskWords() {
  const common = useCommonMessages();
  return {
    labels: {
      buyer: common('task.buyer'),
      completionDate: common('task.completionDate'),
      payableAmount: common('task.payableAmount'),
      requiredWorkers: common('task.requiredWorkers'),
    },
    viewDetails: common('task.viewDetails'),
    /** Why nobody can send work for it; undefined while somebody can. */
    shut: ({ closed, requiredWorkers }: Pick<Task, 'closed' | 'requiredWorkers'>): string | undefined => {
      if (closed) return common('task.closed');
      return requiredWorkers === 0 ? common('task.full') : undefined;
    },
  };
}
