import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/**
 * A list's sort, filters and page, kept in the address: Back works, a reload keeps them, a link shares them. Names that
 * are absent read as ''; setting '' takes a name out. Choices replace each other in the history unless `push` is set.
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
  const change = useCallback(
    (wanted: Partial<Values<Name>>, { push = false } = {}) => {
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(wanted) as [Name, string][]) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: !push },
      );
    },
    [setSearch],
  );
  return [values, change];
}
