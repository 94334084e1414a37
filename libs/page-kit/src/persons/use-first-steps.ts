import { browserStorage } from '@kaaj/api-client';
import { STARTING_COINS } from '@kaaj/contract';
import { useEffect } from 'react';
import { firstStepsKey, useSession } from '@kaaj/web-kit';

type Kept = 'open' | 'finished';

/** Whether the first steps of whoever has this e-mail are behind them, as far as this browser remembers; that stays so. */
export function firstStepsFinished(email: string): boolean {
  return browserStorage.get(firstStepsKey(email)) === 'finished';
}

/**
 * Whether a signed-in newcomer's first steps stand on their overview. `left`: steps are left to take; undefined while that is
 * not known, when only the room of those who probably have some is held.
 */
export function useFirstSteps(left: boolean | undefined): 'shown' | 'awaited' | 'gone' {
  const { user } = useSession();
  const key = firstStepsKey(user?.email ?? '');
  const kept = browserStorage.get(key) as Kept | null;
  useEffect(() => {
    if (left !== undefined && kept !== 'finished') browserStorage.set(key, left ? 'open' : 'finished');
  }, [left, kept, key]);
  if (kept === 'finished') return 'gone';
  if (left !== undefined) return left ? 'shown' : 'gone';
  const hasStartingCoins = user !== undefined && user.role !== 'Admin' && user.coin <= STARTING_COINS[user.role];
  return kept === 'open' || hasStartingCoins ? 'awaited' : 'gone';
}
