import { useListClaimsQuery, useListWorkerSubmissionsQuery } from '@kaaj/api-client';
import { type Claim } from '@kaaj/contract';
import { useOwnEmail } from '@kaaj/web-kit';

/** Of the worker's newest pending submissions. */
const PAGE_SIZE = 20;

/** The worker's claims and the submissions whose changes were requested; undefined while either loads. */
export function useWorkerToDo() {
  const email = useOwnEmail();
  const claims = useListClaimsQuery({ email });
  const pending = useListWorkerSubmissionsQuery({ email, status: 'pending', size: PAGE_SIZE });
  if (claims.isLoading || pending.isLoading) return undefined;
  return {
    claims: claimGroupsOf(claims.data?.data ?? []),
    revisions: (pending.data?.data ?? []).filter(({ changes }) => changes?.due),
  };
}

/** The claim of a task, or all claims of one batch, which its work stream continues. */
export interface ClaimGroup extends Pick<Claim, 'title' | 'until' | 'payableAmount'> {
  readonly href: string;
  /** Number of claims. */
  readonly count: number;
}

/** `claims` begin with the next to expire, which gives a batch its title and time. */
function claimGroupsOf(claims: readonly Claim[]): readonly ClaimGroup[] {
  const groups = new Map<string, ClaimGroup>();
  for (const { taskId, batchId, title, until, payableAmount } of claims) {
    const href = batchId ? `/dashboard/work/batch/${batchId}` : `/dashboard/taskDetails/${taskId}`;
    const group = groups.get(href) ?? { href, title, until, count: 0, payableAmount: 0 };
    groups.set(href, { ...group, count: group.count + 1, payableAmount: group.payableAmount + payableAmount });
  }
  return [...groups.values()];
}
