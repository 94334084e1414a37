import { useCallback, useMemo } from 'react';
import { useLatestLocation, useLocation, useSearchParams } from '@kaaj/web-kit';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Sort, filters and page of a list, stored in the URL: Back works, a reload keeps them, a link shares them. Absent
 * names read as ''; setting '' removes a name. Choices replace each other in the history unless `push` is set. A choice
 * is dropped while a navigation to another page is in progress.
 */
export function useUrlState<Name extends string>(
  ...names: readonly Name[]
): [Values<Name>, (change: Partial<Values<Name>>, options?: { push?: boolean }) => void] {
  const [search, setSearch] = useSearchParams();
  const key = names.join();
  const values = useMemo(
    () => Object.fromEntries(key.split(',').map((name) => [name, search.get(name) ?? ''])) as Values<Name>,
    [search, key],
  );
  const { pathname } = useLocation();
  const address = useLatestLocation();
  const change = useCallback(
    (wanted: Partial<Values<Name>>, { push = false } = {}) => {
      if (address.location.pathname !== pathname) return;
      const next = new URLSearchParams(address.location.search);
      for (const [name, value] of Object.entries(wanted) as [Name, string][]) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setSearch(next, { replace: !push });
    },
    [setSearch, address, pathname],
  );
  return [values, change];
}
