import { type ProofOfWork, type Task, type TaskCategory } from '@kaaj/contract';
import { useDuration } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';

type Paid = Pick<Task, 'payableAmount' | 'allowanceMinutes' | 'medianMinutes'>;

const HOUR = 60;

/** What is said of a task wherever it is listed or read, by everybody who shows one. */
export function useTaskText() {
  const common = useCommonMessages();
  const duration = useDuration();
  const pace = ({ payableAmount, allowanceMinutes, medianMinutes }: Paid) => {
    const count = Math.round((payableAmount * HOUR) / (medianMinutes ?? allowanceMinutes));
    return common('task.anHour', { count });
  };
  return {
    labels: {
      buyer: common('task.buyer'),
      completionDate: common('task.completionDate'),
      fair: common('task.fair'),
      payableAmount: common('task.payableAmount'),
      requiredWorkers: common('task.requiredWorkers'),
    },
    /** What kind of work it is, and how long it takes. */
    kind: ({ category, allowanceMinutes, medianMinutes }: Pick<Task, 'category'> & Paid) =>
      `${common(`category.${category}`)} · ${duration(medianMinutes ?? allowanceMinutes)}`,
    category: (category: TaskCategory) => common(`category.${category}`),
    /** What work has to hold beside what the buyer says in words, each in a few words. */
    needed: ({ text, pictures, link }: ProofOfWork): readonly string[] => [
      ...(text === '' ? [] : [text]),
      ...(pictures === 0 ? [] : [common('story.pictures', { count: pictures })]),
      ...(link ? [common('story.link')] : []),
    ],
    /** What an hour of it pays, at the minutes that half of its workers took, else at all that it may take. */
    pace,
    /** The same, and what it goes by. */
    paceInFull: (task: Paid) =>
      common(task.medianMinutes === null ? 'task.atMost' : 'task.measured', {
        pay: pace(task),
        duration: duration(task.medianMinutes ?? task.allowanceMinutes),
      }),
    /** For how long a place is kept, how soon its buyer decides, and what kind of work it is. */
    terms: ({ allowanceMinutes, reviewDays, category }: Pick<Task, 'allowanceMinutes' | 'reviewDays' | 'category'>) => [
      { label: common('task.time'), value: duration(allowanceMinutes) },
      ...(reviewDays > 0
        ? [
            {
              label: common('task.decided'),
              value: common('task.days', { count: reviewDays }),
            },
          ]
        : []),
      { label: common('task.category'), value: common(`category.${category}`) },
    ],
    viewDetails: common('task.viewDetails'),
    /** Why nobody can send work for it; undefined while somebody can. */
    shut: ({ closed, requiredWorkers }: Pick<Task, 'closed' | 'requiredWorkers'>): string | undefined => {
      if (closed) return common('task.closed');
      return requiredWorkers === 0 ? common('task.full') : undefined;
    },
  };
}
