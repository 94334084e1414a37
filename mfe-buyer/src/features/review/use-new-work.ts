import { useCountReceivedSubmissionsQuery } from '@kaaj/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { POLLING_OPTIONS } from '../../shared/use-pending-review-badge';

/**
 * Reloads the list when the polled count shows new submissions: polling the list itself would request each of its
 * pages. The caller reports how many were decided here.
 */
export function useNewWork(refetch: () => void): (decided: number) => void {
  const { data, fulfilledTimeStamp } = useCountReceivedSubmissionsQuery(undefined, POLLING_OPTIONS);
  const decided = useRef(0);
  const lastTotal = useRef<number>(undefined);
  const compare = useEffectEvent((pendingCount: number) => {
    const totalReceived = pendingCount + decided.current;
    if (lastTotal.current !== undefined && totalReceived > lastTotal.current) refetch();
    lastTotal.current = totalReceived;
  });
  useEffect(() => {
    if (data) compare(data.data);
  }, [data, fulfilledTimeStamp]);
  return (count) => (decided.current += count);
}
