import { STARTING_COINS } from '@kaaj/contract';
import { coins, type Coins } from '../../../kernel/coins';
import { type Provider } from './identity';

/** The first role: Worker for a sign-up through a provider, whatever was requested. */
export function firstRole(provider: Provider, wanted: 'Worker' | 'Buyer'): 'Worker' | 'Buyer' {
  return provider === 'password' ? wanted : 'Worker';
}

export function startingCoins(provider: Provider, role: 'Worker' | 'Buyer'): Coins {
  return coins(provider === 'password' ? STARTING_COINS[role] : STARTING_COINS.google);
}
