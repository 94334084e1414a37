import { LIMITS } from '@kaaj/contract';

/** Groups task ids into requests of at most one page: by task, the ids of its group. */
export function chunkIds(taskIds: readonly string[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (let at = 0; at < taskIds.length; at += LIMITS.listPageSize) {
    const group = taskIds.slice(at, at + LIMITS.listPageSize);
    for (const id of group) groups.set(id, group.join(','));
  }
  return groups;
}
