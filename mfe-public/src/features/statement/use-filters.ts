import { STATEMENT_GROUPS } from '@kaaj/contract';
import { useUrlState } from '@kaaj/page-kit';
import { useMemo } from 'react';

/** Days back that the statement offers. */
export const DAYS = [7, 30, 90, 365] as const;

const STEP = { push: true };

/** Which transfers are shown, stored in the URL. */
export function useFilters() {
  const [chosen, change] = useUrlState('group', 'days');
  const group = STATEMENT_GROUPS.find((name) => name === chosen.group);
  const days = DAYS.find((count) => String(count) === chosen.days);
  const filter = useMemo(() => ({ ...(group && { group }), ...(days && { days }) }), [group, days]);
  return {
    /** The query parameters for the server. */
    filter,
    narrowed: group !== undefined || days !== undefined,
    group: group ?? '',
    onGroup: (name: string) => change({ group: name }, STEP),
    days: String(days ?? ''),
    onDays: (count: string) => change({ days: count }, STEP),
    showAll: () => change({ group: '', days: '' }, STEP),
  };
}
