import { useListClaimsQuery, useListWorkerSubmissionsQuery } from '@kaaj/api-client';
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
    claims: claims.data?.data ?? [],
    revisions: (pending.data?.data ?? []).filter(({ changes }) => changes?.due),
  };
}
