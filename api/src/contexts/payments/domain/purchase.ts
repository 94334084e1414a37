import { type CoinPackage } from '@kaaj/contract';
import { type Cents, cents, type Coins, coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { type PurchaseState } from './transitions';
import { UnknownPackage } from './payment.errors';

export interface Purchase {
  readonly id: Id;
  readonly buyerId: Id;
  readonly coins: Coins;
  readonly cents: Cents;
  /** "TXN" and 5 characters, unique. */
  readonly transactionId: string;
  readonly state: PurchaseState;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** The payment gateway's id of the checkout; null before it is known, or where there is none. */
  readonly checkoutSession: string | null;
  /** The checkout's URL; null where nothing is to be paid. */
  readonly checkoutUrl: string | null;
}

/** The package with this number of coins. Throws UnknownPackage. */
export function packageOf(count: number, packages: readonly CoinPackage[]): Pick<Purchase, 'coins' | 'cents'> {
  const known = packages.find((offered) => offered.coins === count);
  if (!known) throw new UnknownPackage();
  return { coins: coins(known.coins), cents: cents(known.priceCents) };
}
