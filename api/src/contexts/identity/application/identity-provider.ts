import { type Language } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Profile } from '../../people';
import { type ExternalId, type ExternalPerson, type Identity, type SignInMethods } from '../domain/identity';

declare const prepared: unique symbol;

/** A password that can no longer be read. */
export type PreparedPassword = string & { readonly [prepared]: true };

export interface NewAccount {
  readonly email: string;
  readonly password: PreparedPassword;
  /** Whether the address is known to be theirs, or counts as such. */
  readonly verified: boolean;
}

/** Keeps the accounts with which people prove who they are. Passwords come in as they were typed. */
export abstract class IdentityProvider {
  /** Throws EmailAlreadyInUse. */
  abstract createAccount(account: NewAccount): Promise<Identity>;

  /** Throws InvalidCredential, after the same time for a wrong password as for an unknown e-mail. */
  abstract proveByPassword(email: string, password: string): Promise<Identity>;

  /**
   * The account that belongs to a provider's person, made on the first visit: verified, and without a photo. Undefined where
   * another account has their address.
   */
  abstract proveByProvider(person: ExternalPerson): Promise<{ identity: Identity; isNew: boolean } | undefined>;

  /** From now on this provider's person is this account's. False, and nothing is changed, when it already has one of this provider. */
  abstract linkExternal(id: Id, external: ExternalId): Promise<boolean>;

  abstract find(id: Id): Promise<Identity | undefined>;

  /** Like `find`, and nobody takes the account away before the running unit of work ends. */
  abstract hold(id: Id): Promise<Identity | undefined>;

  abstract findByEmail(email: string): Promise<Identity | undefined>;

  abstract findByProvider(external: ExternalId): Promise<Identity | undefined>;

  /** Fields left out stay as they are. */
  abstract changeProfile(id: Id, profile: Profile): Promise<void>;

  abstract changeLanguage(id: Id, language: Language): Promise<void>;

  /** Neither for no such account. */
  abstract waysIn(id: Id): Promise<SignInMethods>;

  /** False for somebody who only ever came through a provider, and for no such account. */
  abstract hasPassword(id: Id): Promise<boolean>;

  /** From now on the address is known to be theirs. False: it was already, or there is no such account. */
  abstract verify(id: Id): Promise<boolean>;

  /** Does the slow part of a new password, which no unit of work should wait for. */
  abstract preparePassword(password: string): Promise<PreparedPassword>;

  abstract changePassword(id: Id, password: PreparedPassword): Promise<void>;

  abstract forget(id: Id): Promise<void>;

  /** Like `forget`, unless the address is verified. False: it is, or there is no such account. */
  abstract forgetUnverified(id: Id): Promise<boolean>;
}
