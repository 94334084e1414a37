import { useListSentAmongQuery } from '@kaaj/api-client';
import { LIMITS, type SubmissionStatus } from '@kaaj/contract';

/** Tasks that are asked about together: each list of tasks is the same for every worker, and tells nothing of one's own. */
export function askedTogether(taskIds: readonly string[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (let at = 0; at < taskIds.length; at += LIMITS.listPageSize) {
    const group = taskIds.slice(at, at + LIMITS.listPageSize);
    for (const id of group) groups.set(id, group.join(','));
  }
  return groups;
}

/** Where the work that one has sent for a task stands; undefined for none, and until it is known. */
export function useSentFor(taskId: string, tasks = taskId): SubmissionStatus | undefined {
  const { status } = useListSentAmongQuery(
    { tasks },
    {
      selectFromResult: ({ data }) => ({ status: data?.data.find((sent) => sent.taskId === taskId)?.status }),
    },
  );
  return status;
}
