import { type PaymentSystem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type PayoutAccount } from '../domain/payout-account';

/** Keeps accounts, and their numbers encrypted at rest. Numbers are in their one spelling. */
export abstract class PayoutAccounts {
  abstract add(account: PayoutAccount, accountNumber: string): Promise<void>;

  /** Newest first. */
  abstract of(personId: Id): Promise<readonly PayoutAccount[]>;

  /** The one of these that has the number; undefined for none. */
  abstract same(personId: Id, paymentSystem: PaymentSystem, accountNumber: string): Promise<PayoutAccount | undefined>;

  /** One of a person's, with its whole number; undefined where they have none of that id. */
  abstract find(
    id: Id,
    personId: Id,
  ): Promise<{ readonly account: PayoutAccount; readonly accountNumber: string } | undefined>;

  /** Lets money leave for an account from `at` on (milliseconds since the epoch), if that is sooner than it was. */
  abstract release(id: Id, at: number): Promise<void>;

  /** False where the person has none of that id. */
  abstract remove(id: Id, personId: Id): Promise<boolean>;

  abstract removeAllOf(personId: Id): Promise<void>;
}
