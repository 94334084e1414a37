import { type Coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { availableOf, house, type Transfer } from '../../wallet';
import { type Purchase } from '../domain/purchase';

export function coinsOf({ id, buyerId, coins }: Pick<Purchase, 'id' | 'buyerId' | 'coins'>): Transfer {
  return { from: house('sold'), to: availableOf(buyerId), amount: coins, kind: 'purchase-settled', reference: id };
}

/** Coins whose money went back, or is disputed: out of circulation until an Admin has decided. */
export function frozenOf(buyerId: Id, amount: Coins, caseId: Id): Transfer {
  return { from: availableOf(buyerId), to: house('frozen'), amount, kind: 'payment-frozen', reference: caseId };
}
