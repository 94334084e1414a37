import { useCountReceivedSubmissionsQuery } from '@kaaj/api-client';
import { useEffect, useEffectEvent, useRef } from 'react';
import { POLLING_OPTIONS } from '../../shared/use-pending-review-badge';

/**
 * Asks for the list again when the polled count tells that work has come: polling the list itself would ask for each of its pages.
 * To be told how many pieces were decided here.
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
