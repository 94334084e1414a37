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
  const known = useRef<number>(undefined);
  const compare = useEffectEvent((waiting: number) => {
    const come = waiting + decided.current;
    if (known.current !== undefined && come > known.current) refetch();
    known.current = come;
  });
  useEffect(() => {
    if (data) compare(data.data);
  }, [data, fulfilledTimeStamp]);
  return (pieces) => (decided.current += pieces);
}
