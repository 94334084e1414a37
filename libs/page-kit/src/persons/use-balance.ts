import { useCommonMessages, useSession } from '@kaaj/web-kit';

export interface OwnBalance {
  /** False until the server has answered, and offline: cached records have no balance. */
  readonly known: boolean;
  /** Coins that can be spent or withdrawn now. */
  readonly available: number;
  /** Coins set aside for withdrawals. */
  readonly held: number;
  /** Both in one text, the same on every page; undefined while loading. */
  readonly words: string | undefined;
}

/** The balance of the signed-in user; zeros while loading. */
export function useBalance(): OwnBalance {
  const common = useCommonMessages();
  const { coin, availableCoin } = useSession().user ?? {};
  const known = coin !== undefined && availableCoin !== undefined;
  const available = known ? availableCoin : 0;
  const held = known ? coin - availableCoin : 0;
  const amounts = { available, held };
  return {
    known,
    available,
    held,
    words: known ? common(held > 0 ? 'balance.onHold' : 'balance.available', amounts) : undefined,
  };
}
