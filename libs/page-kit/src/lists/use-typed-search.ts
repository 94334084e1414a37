import { useEffect, useState } from 'react';
import { useUrlState } from './use-url-state';

const INPUT_DEBOUNCE_MS = 300;

/** The value of a search field and its change handler. */
export interface TypedSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
}

/** The input, applied after a pause in typing. Follows `search` when that changes otherwise, as by Back. */
export function useTypedSearch(search: string, hand: (search: string) => void): TypedSearch {
  const [typed, type] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    if (typed.trim() !== search) type(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return undefined;
    const timer = setTimeout(() => hand(typed.trim()), INPUT_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, type };
}

/** The search of a list, stored in the URL: the field, and the query parameter for the server. */
export function useUrlSearch(): TypedSearch & { readonly search: string } {
  const [chosen, change] = useUrlState('search');
  const search = chosen.search.trim();
  return { search, ...useTypedSearch(search, (text) => change({ search: text })) };
}
