import { LIMITS } from '@kaaj/contract';

/** Tasks that are asked about together: what is told of each stands in an answer of its own, beside the lists of tasks. */
export function chunkIds(taskIds: readonly string[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (let at = 0; at < taskIds.length; at += LIMITS.listPageSize) {
    const group = taskIds.slice(at, at + LIMITS.listPageSize);
    for (const id of group) groups.set(id, group.join(','));
  }
  return groups;
}
