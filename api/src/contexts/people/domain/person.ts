import { type Avatar, type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

export interface Person {
  readonly id: Id;
  readonly email: string;
  readonly name: string;
  /** URL of a picture, or empty. */
  readonly image: string;
  readonly role: Role;
  /** When the address was verified, in milliseconds since the epoch; null: not yet. */
  readonly verifiedAt: number | null;
  /** When the account was suspended, in milliseconds since the epoch; null: not suspended. */
  readonly suspendedAt: number | null;
}

export type NewMember = Omit<Person, 'suspendedAt'>;

/** Changes of the public profile; missing fields stay as they are. */
export interface Profile {
  readonly displayName?: string | undefined;
  readonly photoURL?: string | undefined;
}

/** What others may see of a person with a task or a submission. */
export interface PersonSummary {
  readonly id: Id;
  readonly name: string;
  readonly image: string;
  readonly email: string;
  /** Milliseconds since the epoch. */
  readonly joinedAt: number;
}

/** How lists show a person; without name and picture where `people` does not contain the id. */
export function toAvatar(id: Id, people: ReadonlyMap<Id, PersonSummary>): Avatar {
  const card = people.get(id);
  return { _id: id, name: card?.name ?? '', image: card?.image ?? '' };
}
