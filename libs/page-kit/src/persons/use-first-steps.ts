import { browserStorage } from '@kaaj/api-client';
import { STARTING_COINS } from '@kaaj/contract';
import { useEffect } from 'react';
import { firstStepsKey, useSession } from '@kaaj/web-kit';

type StoredSteps = 'open' | 'finished';

/** Whether the user with this e-mail has completed the first steps, as stored in this browser. */
export function firstStepsFinished(email: string): boolean {
  return browserStorage.get(firstStepsKey(email)) === 'finished';
}

/**
 * Whether the overview shows the first steps of a new user. `left`: steps remain; undefined while loading, when space
 * is reserved only for users who probably have some.
 */
export function useFirstSteps(left: boolean | undefined): 'shown' | 'awaited' | 'gone' {
  const { user } = useSession();
  const key = firstStepsKey(user?.email ?? '');
  const kept = browserStorage.get(key) as StoredSteps | null;
  useEffect(() => {
    if (left !== undefined && kept !== 'finished') browserStorage.set(key, left ? 'open' : 'finished');
  }, [left, kept, key]);
  if (kept === 'finished') return 'gone';
  if (left !== undefined) return left ? 'shown' : 'gone';
  const hasStartingCoins = user !== undefined && user.role !== 'Admin' && user.coin <= STARTING_COINS[user.role];
  return kept === 'open' || hasStartingCoins ? 'awaited' : 'gone';
}
