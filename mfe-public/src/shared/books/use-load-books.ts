import { useLazyGetBookKeysQuery, useLazyGetBooksQuery } from '@kaaj/api-client';
import { type BookDay, LIMITS } from '@kaaj/contract';
import { useCallback } from 'react';
import { type Books } from './verify';

/** Loads the whole chain, page by page, and its keys. Throws when a page fails to load. */
export function useLoadBooks(): () => Promise<Books> {
  const [getDays] = useLazyGetBooksQuery();
  const [getKeys] = useLazyGetBookKeysQuery();
  return useCallback(async () => {
    const days: BookDay[] = [];
    const size = LIMITS.listPageSizeMax;
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { data, page } = await getDays({ size, ...(cursor && { cursor }) }).unwrap();
      days.unshift(...[...data].reverse());
      cursor = page.next;
    }
    const { data: keys } = await getKeys().unwrap();
    return { days, keys };
  }, [getDays, getKeys]);
}
