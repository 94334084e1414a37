import { type Language } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { type Profile } from '../../people';
import { type ExternalId, type ExternalPerson, type Identity, type SignInMethods } from '../domain/identity';

declare const prepared: unique symbol;

/** A hashed password. */
export type PreparedPassword = string & { readonly [prepared]: true };

export interface NewAccount {
  readonly email: string;
  readonly password: PreparedPassword;
  /** Whether the address is verified, or counts as such. */
  readonly verified: boolean;
}

/** Stores accounts. Takes passwords as they were typed. */
export abstract class IdentityProvider {
  /** Throws EmailAlreadyInUse. */
  abstract createAccount(account: NewAccount): Promise<Identity>;

  /** Throws InvalidCredential, with the same response time for a wrong password and an unknown e-mail. */
  abstract proveByPassword(email: string, password: string): Promise<Identity>;

  /**
   * The account linked to an external account. Created verified and without a photo on the first sign-in. Undefined
   * where another account has the address.
   */
  abstract proveByProvider(person: ExternalPerson): Promise<{ identity: Identity; isNew: boolean } | undefined>;

  /** Links an external account. Returns false, without changes, where one of this provider is linked already. */
  abstract linkExternal(id: Id, external: ExternalId): Promise<boolean>;

  abstract find(id: Id): Promise<Identity | undefined>;

  /** Like `find`, and locks the account until the unit of work ends. */
  abstract lock(id: Id): Promise<Identity | undefined>;

  abstract findByEmail(email: string): Promise<Identity | undefined>;

  /** At most `limit` accounts in the order of their ids, without the bounds. */
  abstract between(after: Id, before: Id, limit: number): Promise<readonly Identity[]>;

  abstract findByProvider(external: ExternalId): Promise<Identity | undefined>;

  /** Missing fields stay as they are. */
  abstract changeProfile(id: Id, profile: Profile): Promise<void>;

  abstract changeLanguage(id: Id, language: Language): Promise<void>;

  /** All false for an unknown account. */
  abstract signInMethods(id: Id): Promise<SignInMethods>;

  /** Marks the address as verified. False: it was already, or there is no such account. */
  abstract verify(id: Id): Promise<boolean>;

  /** Hashes a new password, outside of units of work since it is slow. */
  abstract preparePassword(password: string): Promise<PreparedPassword>;

  abstract changePassword(id: Id, password: PreparedPassword): Promise<void>;

  abstract delete(id: Id): Promise<void>;

  /** Like `delete`, unless the address is verified. False: it is, or there is no such account. */
  abstract deleteUnverified(id: Id): Promise<boolean>;
}
