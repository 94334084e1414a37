import { useCommonMessages, useSession } from '@kaaj/web-kit';

export interface OwnBalance {
  /** False until the server has told, and without a line: what is kept of a person has no balance in it. */
  readonly known: boolean;
  /** Coins that can be spent or withdrawn now. */
  readonly available: number;
  /** Coins set aside for withdrawals. */
  readonly held: number;
  /** Both in one line, the same wherever they stand; undefined until they are known. */
  readonly words: string | undefined;
}

/** What the signed-in person has; zeros until it is known. */
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
