import { Injectable } from '@nestjs/common';
import { type Coins, coins } from '../../../kernel/coins';
import { earnedLeft } from '../../../kernel/earned-coins';
import { type Id } from '../../../kernel/ids';
import { availableOf, heldOf } from '../domain/account';
import { transferFor } from '../domain/postings';
import { type Assets, takeable } from '../domain/lien';
import { Ledger } from './ledger';
import { Liens } from './liens';
import { PersonalAccounts } from './personal-accounts';

export interface Claim {
  /** Names the event; unique. */
  readonly id: Id;
  readonly personId: Id;
  /** Coins, more than zero. */
  readonly coins: number;
}

export interface Correction {
  readonly personId: Id;
  /** The coin balance (available + held) it shall be from now on. */
  readonly coin: number;
  /** Names the event; unique. */
  readonly reference: string;
}

/** What others decide about a person's coins, inside the caller's unit of work. */
@Injectable()
export class Wallets {
  constructor(
    private readonly accounts: PersonalAccounts,
    private readonly ledger: Ledger,
    private readonly liens: Liens,
  ) {}

  /**
   * Keeps everybody else from moving the person's coins until the caller's unit of work ends; for a removal,
   * so that nothing slips in behind it.
   */
  async lock(personId: Id): Promise<void> {
    await this.accounts.hold(personId);
  }

  /** Coins a person can spend, which nobody else moves before the caller's unit of work ends. */
  async spendable(personId: Id): Promise<Coins> {
    return coins((await this.accounts.hold(personId)).available);
  }

  /**
   * Brings a balance to `coin` and tells what it was and is: less where what is added pays a lien. Coins held for a withdrawal
   * stay held. Throws NotEnoughCoins when less than what is held was asked for.
   */
  async correct({
    personId,
    coin,
    reference,
  }: Correction): Promise<{ readonly before: number; readonly after: number }> {
    const assets = await this.accounts.assets(personId);
    const [before, after] = [coins(assets.available + assets.held), coins(coin)];
    if (before === after) return { before, after };
    await this.ledger.post(transferFor('balance-corrected', { personId, reference, before, after }));
    const corrected = { ...assets, available: assets.available + after - before };
    const paid = after > before ? Math.min(await this.liens.owedBy(personId), takeable(corrected)) : 0;
    return { before, after: after - paid };
  }

  /** Freezes what the house is owed as far as a person has it, keeps the rest as a lien, and tells how many coins it froze. */
  async claim({ id, personId, coins: owed }: Claim): Promise<number> {
    const frozen = Math.min(owed, takeable(await this.accounts.assets(personId)));
    if (frozen < owed) await this.liens.add({ id, personId, owed: owed - frozen });
    if (frozen > 0) {
      await this.ledger.post(transferFor('payment-frozen', { buyerId: personId, coins: coins(frozen), caseId: id }));
    }
    return frozen;
  }

  /** Coins that a person owes the house; every credit pays them first, but for what is earned by work. */
  owedBy(personId: Id): Promise<number> {
    return this.liens.owedBy(personId);
  }

  /** What a person has and what they ever earned, which nobody else changes before the caller's unit of work ends. */
  holdings(personId: Id): Promise<Omit<Assets, 'withdrawn'>> {
    return this.accounts.hold(personId);
  }

  /**
   * Moves what a person did not earn to the house's `forfeited`, as far as it is available, and tells how many coins are missing because
   * they are held. `reference` names the event.
   */
  async forfeitUnearned(personId: Id, reference: Id): Promise<number> {
    const holdings = await this.accounts.hold(personId);
    const unearned = holdings.available + holdings.held - earnedLeft(holdings);
    const missing = Math.max(0, unearned - holdings.available);
    if (missing > 0 || unearned === 0) return missing;
    const account = availableOf(personId);
    await this.ledger.post(transferFor('user-removed', { account, coins: coins(unearned), removalId: reference }));
    return 0;
  }

  /** Moves everything a person has to the house's `forfeited`. */
  async forfeit(personId: Id, removalId?: Id): Promise<void> {
    const { available, held } = await this.accounts.hold(personId);
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
