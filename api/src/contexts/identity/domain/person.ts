import { type Face, type Role, STARTING_COINS } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { coins, type Coins } from '../../../kernel/coins';
import { type Provider } from './identity';

/** Somebody who can act in the product. */
export interface Person {
  readonly id: Id;
  readonly email: string;
  readonly name: string;
  /** Address of a picture, or empty. */
  readonly image: string;
  readonly role: Role;
  /** When their address was proved to be theirs, in milliseconds since the epoch; null: not yet. */
  readonly verifiedAt: number | null;
}

/** As much of a person as others may be shown beside a task or a submission. */
export interface PersonCard {
  readonly id: Id;
  readonly name: string;
  readonly image: string;
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
}

/** How lists show somebody; without name and picture where `people` has nobody of this id. */
export function faceOf(id: Id, people: ReadonlyMap<Id, PersonCard>): Face {
  const card = people.get(id);
  return { _id: id, name: card?.name ?? '', image: card?.image ?? '' };
}

/** The role a new person begins with: somebody who came through Google is a Worker, whatever was asked for. */
export function firstRole(provider: Provider, wanted: 'Worker' | 'Buyer'): 'Worker' | 'Buyer' {
  return provider === 'google' ? 'Worker' : wanted;
}

export function startingCoins(provider: Provider, role: 'Worker' | 'Buyer'): Coins {
  return coins(provider === 'google' ? STARTING_COINS.google : STARTING_COINS[role]);
}
