import { useListTasksQuery } from '@kaaj/api-client';
import { type TaskFilter } from './use-task-filter';

/** Fills whole rows of one, two, three or four columns. */
export const TASKS_AT_ONCE = 24;

/** One stretch of the list, from `cursor` on; the first one without. `tasks` is undefined until it is there. */
export function useTaskBatch({ sort, search, open }: TaskFilter, cursor?: string) {
  const { currentData, isError, isFetching, refetch } = useListTasksQuery({
    ...(sort && { sort }),
    ...(search && { search }),
    ...(open && { open: 'true' }),
    ...(cursor && { cursor }),
    size: TASKS_AT_ONCE,
  });
  return {
    tasks: currentData?.data,
    next: currentData?.page.next ?? undefined,
    failed: isError && !currentData,
    fetching: isFetching,
    retry: () => void refetch(),
  };
}

export type TaskBatch = ReturnType<typeof useTaskBatch>;
export type ListedTask = NonNullable<TaskBatch['tasks']>[number];
