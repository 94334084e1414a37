import { useLazyGetBookKeysQuery, useLazyGetBooksQuery } from '@kaaj/api-client';
import { LIMITS } from '@kaaj/contract';
import { allPages } from '@kaaj/page-kit';
import { useCallback } from 'react';
import { type Books } from './verify';

/** Loads the whole chain, page by page, and its keys. Throws when a page fails to load. */
export function useLoadBooks(): () => Promise<Books> {
  const [getDays] = useLazyGetBooksQuery();
  const [getKeys] = useLazyGetBookKeysQuery();
  return useCallback(async () => {
    const { rows } = await allPages((from) => getDays({ size: LIMITS.listPageSizeMax, ...from }).unwrap());
    const { data: keys } = await getKeys().unwrap();
    return { days: rows.reverse(), keys };
  }, [getDays, getKeys]);
}
