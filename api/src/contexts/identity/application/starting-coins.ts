import { Injectable } from '@nestjs/common';
import { type Id } from '../../../kernel/ids';
import { Ledger, transferFor } from '../../wallet';
import { type Provider } from '../domain/identity';
import { startingCoins } from '../domain/new-person';
import { StartingCoinsRegistry } from './starting-coins-registry';

interface Newcomer {
  readonly id: Id;
  readonly email: string;
  readonly role: 'Worker' | 'Buyer';
  readonly provider: Provider;
}

/** Grants starting coins for a verified address, once per address. */
@Injectable()
export class StartingCoins {
  constructor(
    private readonly ledger: Ledger,
    private readonly welcomed: StartingCoinsRegistry,
  ) {}

  /** Joins the caller's unit of work. */
  async grant({ id, email, role, provider }: Newcomer): Promise<void> {
    if (!(await this.welcomed.add(email))) return;
    const coins = startingCoins(provider, role);
    await this.ledger.post(transferFor('starting-coins', { personId: id, coins }));
  }
}
