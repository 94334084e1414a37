import { type Avatar, type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

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
  /** Since when their account is suspended, in milliseconds since the epoch; null: it is not. */
  readonly suspendedAt: number | null;
}

/** Somebody who joins. */
export type NewMember = Omit<Person, 'suspendedAt'>;

/** What somebody may change of how they are shown; what is left out stays. */
export interface Profile {
  readonly displayName?: string | undefined;
  readonly photoURL?: string | undefined;
}

/** As much of a person as others may be shown beside a task or a submission. */
export interface PersonSummary {
  readonly id: Id;
  readonly name: string;
  readonly image: string;
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
}

/** How lists show somebody; without name and picture where `people` has nobody of this id. */
export function toAvatar(id: Id, people: ReadonlyMap<Id, PersonSummary>): Avatar {
  const card = people.get(id);
  return { _id: id, name: card?.name ?? '', image: card?.image ?? '' };
}
