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
  /** The payment service's own name of the checkout; null before it told, or where there is none. */
  readonly checkoutSession: string | null;
  /** Where to pay; null where there is nothing to pay (any more). */
  readonly checkoutUrl: string | null;
}

export interface Package {
  readonly coins: Coins;
  readonly cents: Cents;
}

/** The package with so many coins, of those for sale. Throws UnknownPackage. */
export function packageOf(count: number, packages: readonly CoinPackage[]): Package {
  const known = packages.find((offered) => offered.coins === count);
  if (!known) throw new UnknownPackage();
  return { coins: coins(known.coins), cents: cents(known.priceCents) };
}
