import { type ContentNotice, type ProofOfWork, type Task, type TaskCategory } from '@kaaj/contract';
import { useDuration } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';

type Timed = Pick<Task, 'allowanceMinutes' | 'estimatedMinutes' | 'medianMinutes'>;
type Paid = Pick<Task, 'payableAmount'> & Timed;

const HOUR = 60;

/** The minutes that a task takes and their source: measured, estimated by its buyer, or the maximum. */
const timeOf = ({ medianMinutes, estimatedMinutes, allowanceMinutes }: Timed) => {
  if (medianMinutes !== null) return { minutes: medianMinutes, known: 'measured' } as const;
  if (estimatedMinutes !== null) return { minutes: estimatedMinutes, known: 'estimated' } as const;
  return { minutes: allowanceMinutes, known: 'atMost' } as const;
};

/** Texts about a task, shared by all pages that list or show one. */
export function useTaskText() {
  const common = useCommonMessages();
  const duration = useDuration();
  const anHour = (task: Paid) =>
    common('task.anHour', { count: Math.round((task.payableAmount * HOUR) / timeOf(task).minutes) });
  const notice = (what: ContentNotice) => (what === 'none' ? undefined : common(`notice.${what}`));
  return {
    labels: {
      buyer: common('task.buyer'),
      completionDate: common('task.completionDate'),
      fair: common('task.fair'),
      payableAmount: common('task.payableAmount'),
      requiredWorkers: common('task.requiredWorkers'),
    },
    /** What kind of work it is, and how long it takes. */
    kind: (task: Pick<Task, 'category'> & Timed) =>
      `${common(`category.${task.category}`)} · ${duration(timeOf(task).minutes)}`,
    category: (category: TaskCategory) => common(`category.${category}`),
    /** Required parts of a submission besides the buyer's instructions, as short texts. */
    needed: ({ text, pictures, link }: ProofOfWork): readonly string[] => [
      ...(text === '' ? [] : [text]),
      ...(pictures === 0 ? [] : [common('story.pictures', { count: pictures })]),
      ...(link ? [common('story.link')] : []),
    ],
    /** The hourly pay, at the measured median of minutes, else at the buyer's estimate, else at the maximum. */
    pace: (task: Paid) =>
      timeOf(task).known === 'estimated' ? common('task.estimate', { pay: anHour(task) }) : anHour(task),
    /** The content notices of the task; undefined for none. */
    notice: ({ contentNotice }: Pick<Task, 'contentNotice'>) => notice(contentNotice),
    noticeNamed: notice,
    /** The same, with the source of the minutes. */
    paceInFull: (task: Paid) =>
      common(`task.${timeOf(task).known}`, { pay: anHour(task), duration: duration(timeOf(task).minutes) }),
    /** How long a claim lasts, how soon the buyer decides, and what kind of work it is. */
    terms: ({
      allowanceMinutes,
      reviewDays,
      category,
      contentNotice,
    }: Pick<Task, 'allowanceMinutes' | 'reviewDays' | 'category' | 'contentNotice'>) => [
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
      ...(contentNotice === 'none' ? [] : [{ label: common('task.notice'), value: notice(contentNotice) ?? '' }]),
    ],
    viewDetails: common('task.viewDetails'),
    /** Why the task takes no submissions; undefined when it does. */
    shut: ({
      closed,
      paused,
      requiredWorkers,
    }: Pick<Task, 'closed' | 'paused' | 'requiredWorkers'>): string | undefined => {
      if (closed) return common('task.closed');
      if (paused) return common('task.paused');
      return requiredWorkers === 0 ? common('task.full') : undefined;
    },
  };
}
