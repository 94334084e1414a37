import { availableOf, house, type Transfer } from '../../wallet';
import { type Purchase } from '../domain/purchase';

export function coinsOf({ id, buyerId, coins }: Pick<Purchase, 'id' | 'buyerId' | 'coins'>): Transfer {
  return { from: house('sold'), to: availableOf(buyerId), amount: coins, kind: 'purchase-settled', reference: id };
}
