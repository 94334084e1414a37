import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type PayoutAccount } from '../domain/payout-account';

/** Stores payout accounts, with encrypted numbers. Numbers are normalized. */
export abstract class PayoutAccounts {
  abstract add(account: PayoutAccount, accountNumber: string): Promise<void>;

  /** Newest first. */
  abstract of(personId: Id): Promise<readonly PayoutAccount[]>;

  /** The one of the person's accounts that has this number; undefined for none. */
  abstract same(personId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<PayoutAccount | undefined>;

  /** A person's account with its full number; undefined where they have none of that id. */
  abstract find(
    id: Id,
    personId: Id,
  ): Promise<{ readonly account: PayoutAccount; readonly accountNumber: string } | undefined>;

  /** Sets the earliest payout to an account to `at` (milliseconds since the epoch), unless it is earlier already. */
  abstract release(id: Id, at: number): Promise<void>;

  /** False where the person has none of that id. */
  abstract remove(id: Id, personId: Id): Promise<boolean>;

  abstract removeAllOf(personId: Id): Promise<void>;
}
