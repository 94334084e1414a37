import { COIN_PACKAGES, type PaymentState } from '@kaaj/contract';
import { type Cents, cents, type Coins, coins } from '../../../kernel/coins';
import { type Id } from '../../../kernel/ids';
import { UnknownPackage } from './payment.errors';

export interface Purchase {
  readonly id: Id;
  readonly buyerId: Id;
  readonly coins: Coins;
  readonly cents: Cents;
  /** "TXN" and 5 characters, unique. */
  readonly transactionId: string;
  readonly state: PaymentState;
  /** Milliseconds since the epoch. */
  readonly madeAt: number;
  /** Where to pay; null where there is nothing to pay (any more). */
  readonly checkoutUrl: string | null;
}

export interface Package {
  readonly coins: Coins;
  readonly cents: Cents;
}

/** The package with so many coins. Throws UnknownPackage. */
export function packageOf(count: number): Package {
  const known = COIN_PACKAGES.find((offered) => offered.coins === count);
  if (!known) throw new UnknownPackage();
  return { coins: coins(known.coins), cents: cents(known.priceCents) };
}
