import { type Proof, type Task, type TaskCategory } from '@kaaj/contract';
import { useFormat } from '@kaaj/ui';
import { useCommonMessages } from '../messages/common';

/** What is said of a task wherever it is listed or read, by everybody who shows one. */
export function useTaskWords() {
  const common = useCommonMessages();
  const format = useFormat();
  return {
    labels: {
      buyer: common('task.buyer'),
      completionDate: common('task.completionDate'),
      payableAmount: common('task.payableAmount'),
      requiredWorkers: common('task.requiredWorkers'),
    },
    category: (category: TaskCategory) => common(`category.${category}`),
    /** What work has to hold beside what the buyer says in words, each in a few words. */
    needed: ({ text, pictures, link }: Proof): readonly string[] => [
      ...(text === '' ? [] : [text]),
      ...(pictures === 0 ? [] : [common('story.pictures', { count: pictures, amount: format.number(pictures) })]),
      ...(link ? [common('story.link')] : []),
    ],
    viewDetails: common('task.viewDetails'),
    /** Why nobody can send work for it; undefined while somebody can. */
    shut: ({ closed, requiredWorkers }: Pick<Task, 'closed' | 'requiredWorkers'>): string | undefined => {
      if (closed) return common('task.closed');
      return requiredWorkers === 0 ? common('task.full') : undefined;
    },
  };
}
