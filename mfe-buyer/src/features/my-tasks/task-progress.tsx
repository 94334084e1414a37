import { useSummarizeReceivedSubmissionsQuery } from '@kaaj/api-client';
import { type Task } from '@kaaj/contract';
import { classes, Link, useFormat } from '@kaaj/ui';
import { useMessages } from '../../messages';
import { Shares } from './shares';
import styles from './task-progress.module.css';

const PARTS = ['accepted', 'waiting', 'kept', 'open'] as const;
const SHARES = [
  { part: 'accepted', tone: 'good' },
  { part: 'waiting', tone: 'coin' },
  { part: 'kept', tone: 'quiet' },
] as const;
const UNKNOWN = '…';

interface TaskProgressProps {
  readonly task: Task;
  /** Ids of the tasks that are in the same request. */
  readonly group: string;
  /** The task was deleted: its last progress stays, without a link. */
  readonly gone: boolean;
}

/** What became of the places of a task: a bar, the same in words, and the way to the work itself. */
export function TaskProgress({ task, group, gone }: TaskProgressProps) {
  const t = useMessages();
  const format = useFormat();
  const { counts, known } = useSummarizeReceivedSubmissionsQuery(
    { tasks: group },
    {
      selectFromResult: ({ data }) => ({
        known: data !== undefined,
        counts: data?.data.find(({ taskId }) => taskId === task._id),
      }),
    },
  );
  const { requiredWorkers: open, closed } = task;
  const { accepted, waiting } = counts ?? { accepted: 0, waiting: 0 };
  const places = Math.max(task.places, accepted + waiting + open);
  // A closed task has released its open slots; those of an open task may be claimed.
  const kept = known && !closed ? places - accepted - waiting - open : 0;
  const numbers = { accepted, waiting, kept, open };
  const shown = PARTS.filter((part) => part !== 'kept' || kept > 0);
  const state = waiting === 0 && accepted > 0 ? '&state=decided' : '';
  return (
    <div className={styles.progress}>
      <Shares max={places} shares={SHARES.map(({ part, tone }) => ({ value: numbers[part], tone }))} />
      <ul className={styles.words} aria-label={t('tasks.progressOf', { places })}>
        {shown.map((part) => (
          <li key={part} className={classes(styles.word, styles[part])}>
            {t(`tasks.progress.${part}`, {
              amount: known || part === 'open' ? format.number(numbers[part]) : UNKNOWN,
            })}
          </li>
        ))}
      </ul>
      {!gone && (
        <Link href={`/dashboard/review?task=${task._id}${state}`} aria-label={t('tasks.workOf', { title: task.title })}>
          {t('tasks.work')}
        </Link>
      )}
    </div>
  );
}
