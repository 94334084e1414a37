import { STARTING_COINS } from '@kaaj/contract';
import { coins, type Coins } from '../../../kernel/coins';
import { type Provider } from './identity';

/** The role a new person begins with: somebody who came through Google is a Worker, whatever was asked for. */
export function firstRole(provider: Provider, wanted: 'Worker' | 'Buyer'): 'Worker' | 'Buyer' {
  return provider === 'google' ? 'Worker' : wanted;
}

export function startingCoins(provider: Provider, role: 'Worker' | 'Buyer'): Coins {
  return coins(provider === 'google' ? STARTING_COINS.google : STARTING_COINS[role]);
}
