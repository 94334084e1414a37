import { ErrorState, Grid, Loading, TaskCardSkeleton } from '@kaaj/ui';
import { useCommonMessages } from '@kaaj/web-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../messages';
import styles from './all-tasks.module.css';
import { ListedTaskCard } from './listed-task-card';
import { MoreTasks } from './more-tasks';
import { useOpenedBatches } from './use-opened-batches';
import { TASKS_AT_ONCE, useTaskBatch } from './use-task-batch';
import { type TaskFilter } from './use-task-filter';

/** The cards of a filter: what is opened so far, and more as the reader comes near the end. */
export function TaskBoard({ filter }: { readonly filter: TaskFilter }) {
  const { opened, openNext } = useOpenedBatches();
  const [asked, setAsked] = useState(false);
  const open = (byHand: boolean) => {
    setAsked(byHand);
    openNext();
  };
  return (
    <Board>
      <Batch filter={filter} left={opened} onMore={open} focusLast={asked} />
    </Board>
  );
}

function Board({ children }: { readonly children: ReactNode }) {
  return (
    <Grid as="ul" min={240} max={4}>
      {children}
    </Grid>
  );
}

interface BatchProps {
  readonly filter: TaskFilter;
  readonly cursor?: string;
  /** How many batches are open, this one counted. */
  readonly left: number;
  readonly onMore: (byHand: boolean) => void;
  /** The keyboard goes to the last batch's first card, because its button has gone. */
  readonly focusLast: boolean;
}

function Batch({ filter, cursor, left, onMore, focusLast }: BatchProps) {
  const t = useMessages();
  const common = useCommonMessages();
  const { tasks, next, failed, fetching, retry } = useTaskBatch(filter, cursor);
  const first = useRef<HTMLLIElement>(null);
  const takeFocus = focusLast && left === 1 && cursor !== undefined && tasks !== undefined;
  useEffect(() => {
    if (takeFocus) first.current?.querySelector('a')?.focus();
  }, [takeFocus]);

  if (failed)
    return (
      <li className={styles.wide}>
        <ErrorState
          title={common('state.failed')}
          retryLabel={common('action.retry')}
          onRetry={retry}
          retrying={fetching}
        />
      </li>
    );
  if (!tasks) return <TasksToCome count={cursor === undefined ? TASKS_AT_ONCE / 2 : 4} />;
  return (
    <>
      {tasks.map((task, index) => (
        <li key={task._id} ref={index === 0 ? first : undefined}>
          <ListedTaskCard task={task} />
        </li>
      ))}
      {next && left > 1 && (
        <Batch filter={filter} cursor={next} left={left - 1} onMore={onMore} focusLast={focusLast} />
      )}
      {next && left === 1 && <MoreTasks onMore={onMore} />}
      {!next && cursor !== undefined && <li className={styles.more}>{t('allTasks.all')}</li>}
    </>
  );
}

function TasksToCome({ count }: { readonly count: number }) {
  return (
    <li className={styles.wide}>
      <Loading>
        <Board>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <TaskCardSkeleton />
            </li>
          ))}
        </Board>
      </Loading>
    </li>
  );
}
