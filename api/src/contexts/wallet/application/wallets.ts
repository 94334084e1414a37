import { Injectable } from '@nestjs/common';
import { type Coins, coins } from '../../../kernel/coins';
import { earnedLeft } from '../../../kernel/earned-coins';
import { type Holdings } from '../../../kernel/earned-coins';
import { type Id } from '../../../kernel/ids';
import { availableOf, heldOf } from '../domain/account';
import { transferFor } from '../domain/postings';
import { maxSeizure } from '../domain/lien';
import { Ledger } from './ledger';
import { Liens } from './liens';
import { PersonalAccounts } from './personal-accounts';

export interface OwedCoins {
  /** Identifies the event; unique. */
  readonly id: Id;
  readonly personId: Id;
  /** Coins, greater than zero. */
  readonly coins: number;
}

export interface Correction {
  readonly personId: Id;
  /** The coin balance (available + held) to set. */
  readonly coin: number;
  /** Identifies the event; unique. */
  readonly reference: string;
}

/** Operations on a person's coins for other contexts, inside the caller's unit of work. */
@Injectable()
export class Wallets {
  constructor(
    private readonly accounts: PersonalAccounts,
    private readonly ledger: Ledger,
    private readonly liens: Liens,
  ) {}

  /**
   * Locks the person's accounts until the caller's unit of work ends. A removal uses it, so that no later transfer
   * follows it.
   */
  async lock(personId: Id): Promise<void> {
    await this.accounts.lock(personId);
  }

  /** Coins a person can spend. Locks the accounts until the caller's unit of work ends. */
  async spendable(personId: Id): Promise<Coins> {
    return coins((await this.accounts.lock(personId)).available);
  }

  /**
   * Sets a balance to `coin` and returns the balances before and after. The result is lower where the added coins pay a
   * lien. Coins held for a withdrawal stay held. Throws NotEnoughCoins when `coin` is less than what is held.
   */
  async correct({
    personId,
    coin,
    reference,
  }: Correction): Promise<{ readonly before: number; readonly after: number }> {
    const assets = await this.accounts.lockAssets(personId);
    const [before, after] = [coins(assets.available + assets.held), coins(coin)];
    if (before === after) return { before, after };
    await this.ledger.post(transferFor('balance-corrected', { personId, reference, before, after }));
    const corrected = { ...assets, available: assets.available + after - before };
    const paid = after > before ? Math.min(await this.liens.owedBy(personId), maxSeizure(corrected)) : 0;
    return { before, after: after - paid };
  }

  /** Freezes as much of the owed coins as the person has, stores the rest as a lien, and returns the frozen amount. */
  async clawBack({ id, personId, coins: owed }: OwedCoins): Promise<number> {
    const frozen = Math.min(owed, maxSeizure(await this.accounts.lockAssets(personId)));
    if (frozen < owed) await this.liens.add({ id, personId, owed: owed - frozen });
    if (frozen > 0) {
      await this.ledger.post(transferFor('payment-frozen', { buyerId: personId, coins: coins(frozen), caseId: id }));
    }
    return frozen;
  }

  /** Coins that a person owes the platform. Every credit pays them first, except earnings from work. */
  owedBy(personId: Id): Promise<number> {
    return this.liens.owedBy(personId);
  }

  /** Balances and lifetime earnings. Locks the accounts until the caller's unit of work ends. */
  holdings(personId: Id): Promise<Holdings> {
    return this.accounts.lock(personId);
  }

  /**
   * Moves coins that were not earned to the platform's `forfeited` account. Returns how many coins are missing because
   * they are held; then it moves nothing. `reference` identifies the event.
   */
  async forfeitUnearned(personId: Id, reference: Id): Promise<number> {
    const holdings = await this.accounts.lock(personId);
    const unearned = holdings.available + holdings.held - earnedLeft(holdings);
    const missing = Math.max(0, unearned - holdings.available);
    if (missing > 0 || unearned === 0) return missing;
    const account = availableOf(personId);
    await this.ledger.post(transferFor('user-removed', { account, coins: coins(unearned), removalId: reference }));
    return 0;
  }

  /** Moves all coins of a person to the platform's `forfeited` account. */
  async forfeit(personId: Id, removalId?: Id): Promise<void> {
    const { available, held } = await this.accounts.lock(personId);
    const left = [
      { account: availableOf(personId), coins: coins(available) },
      { account: heldOf(personId), coins: coins(held) },
    ].filter(({ coins }) => coins > 0);
    if (left.length > 0)
      await this.ledger.post(
        ...left.map((each) => transferFor('user-removed', { ...each, ...(removalId !== undefined && { removalId }) })),
      );
  }
}
