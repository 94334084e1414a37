import { MINIMUM_WITHDRAWAL_COINS } from '@kaaj/contract';
import { useSession } from '@kaaj/web-kit';
import { useSettings } from './use-settings';

/** Coins that a withdrawal takes at least; whoever is suspended needs no minimum. */
export function useMinimumWithdrawal(): number {
  const { user } = useSession();
  const settings = useSettings();
  return user?.suspended ? 1 : (settings?.minimumWithdrawalCoins ?? MINIMUM_WITHDRAWAL_COINS);
}
