import { loadedList, useWords } from '@kaaj/ui/gallery';
import { Card, EmptyState, Stack } from '@kaaj/ui';
import { TaskBoard } from './task-board';

export default function TaskBoardExamples() {
  const t = useWords();
  const board = {
    rowKey: (row: string) => row,
    card: (row: string) => <Card>{row}</Card>,
    failed: t.down,
    empty: <EmptyState drawing="no-tasks" title={t.noTasks} />,
  };
  return (
    <Stack gap={6}>
      <TaskBoard {...board} list={loadedList([t.task, t.task2])} />
      <TaskBoard {...board} list={loadedList<string>([])} />
      <TaskBoard {...board} list={{ ...loadedList<string>([]), error: t.down }} />
    </Stack>
  );
}
