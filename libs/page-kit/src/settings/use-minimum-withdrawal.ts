import { MINIMUM_WITHDRAWAL_COINS } from '@kaaj/contract';
import { useSession } from '@kaaj/web-kit';
import { useSettings } from './use-settings';

/** Minimum coins of a withdrawal; none for suspended users. */
export function useMinimumWithdrawal(): number {
  const { user } = useSession();
  const settings = useSettings();
  return user?.suspended ? 1 : (settings?.minimumWithdrawalCoins ?? MINIMUM_WITHDRAWAL_COINS);
}
