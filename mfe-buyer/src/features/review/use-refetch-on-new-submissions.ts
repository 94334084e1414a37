import { useCountReceivedSubmissionsQuery } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { POLLING_OPTIONS } from '../../shared/use-pending-review-badge';

/** The count has a limit: from there on it does not change. */
const UNKNOWN = -1;

/**
 * Reloads the list when the polled count shows new submissions: polling the list itself would request each of its
 * pages. Returns a function by which the caller reports its own decisions.
 */
export function useRefetchOnNewSubmissions(refetch: () => void): (decided: number) => void {
  const { data, fulfilledTimeStamp } = useCountReceivedSubmissionsQuery(undefined, POLLING_OPTIONS);
  const decided = useRef(0);
  const lastTotal = useRef<number>(undefined);
  const compare = useEffectEvent((pendingCount: number) => {
    const totalReceived = pendingCount < LIMITS.receivedCounted ? pendingCount + decided.current : UNKNOWN;
    if (lastTotal.current !== undefined && totalReceived > lastTotal.current) refetch();
    lastTotal.current = totalReceived;
  });
  useEffect(() => {
    if (data) compare(data.data);
  }, [data, fulfilledTimeStamp]);
  return (count) => (decided.current += count);
}
