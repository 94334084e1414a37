import { useEffect, useState } from 'react';
import { useUrlState } from './use-url-state';

const INPUT_DEBOUNCE_MS = 300;

/** A search field's value, and what to call when somebody types in it. */
export interface TypedSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
}

/** What is typed, handed on once the typing pauses. Follows `search` when that changes by itself, as Back does. */
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

/** A list's search, kept in the address: the field, and what to ask the server for. */
export function useUrlSearch(): TypedSearch & { readonly search: string } {
  const [chosen, change] = useUrlState('search');
  const search = chosen.search.trim();
  return { search, ...useTypedSearch(search, (text) => change({ search: text })) };
}
