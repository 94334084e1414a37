import { useListMySubmissionsForTasksQuery } from '@kaaj/api-client';
import { type SubmissionStatus } from '@kaaj/contract';

/** The state of the user's submission to a task; undefined for none, and while loading. */
export function useSubmissionStatus(taskId: string, tasks = taskId): SubmissionStatus | undefined {
  const { status } = useListMySubmissionsForTasksQuery(
    { tasks },
    {
      selectFromResult: ({ data }) => ({ status: data?.data.find((sent) => sent.taskId === taskId)?.status }),
    },
  );
  return status;
}
