import { useListMySubmissionsForTasksQuery } from '@kaaj/api-client';
import { type SubmissionStatus } from '@kaaj/contract';

/** Where the work that one has sent for a task stands; undefined for none, and until it is known. */
export function useSubmissionStatus(taskId: string, tasks = taskId): SubmissionStatus | undefined {
  const { status } = useListMySubmissionsForTasksQuery(
    { tasks },
    {
      selectFromResult: ({ data }) => ({ status: data?.data.find((sent) => sent.taskId === taskId)?.status }),
    },
  );
  return status;
}
