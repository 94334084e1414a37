import { type Id } from '../../../kernel/ids';
import { type GooglePerson, type Identity, type IdentityProfile } from '../domain/identity';

declare const prepared: unique symbol;

/** A password that can no longer be read. */
export type PreparedPassword = string & { readonly [prepared]: true };

/** Keeps the accounts with which people prove who they are. Passwords come in as they were typed. */
export abstract class IdentityProvider {
  /** Throws EmailAlreadyInUse. */
  abstract createAccount(email: string, password: string): Promise<Identity>;

  /** Throws InvalidCredential, after the same time for a wrong password as for an unknown e-mail. */
  abstract proveByPassword(email: string, password: string): Promise<Identity>;

  /** The account that belongs to a Google person, made, without a photo, on the first visit. Throws GoogleNeedsPassword. */
  abstract proveByGoogle(person: GooglePerson): Promise<{ identity: Identity; isNew: boolean }>;

  /** From now on this Google person is this account's. Does nothing when the account already has one. */
  abstract linkGoogle(id: Id, googleId: string): Promise<void>;

  abstract find(id: Id): Promise<Identity | undefined>;

  abstract findByEmail(email: string): Promise<Identity | undefined>;

  /** Fields left out stay as they are. */
  abstract changeProfile(id: Id, profile: IdentityProfile): Promise<void>;

  /** Does the slow part of a change of password, which no unit of work should wait for. */
  abstract preparePassword(password: string): Promise<PreparedPassword>;

  /** Every earlier proof of this account stops counting. */
  abstract changePassword(id: Id, password: PreparedPassword): Promise<void>;

  abstract forget(id: Id): Promise<void>;
}
