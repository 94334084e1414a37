import { type Language } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** An account for signing in. It may not have a person yet; both have the same id. */
export interface Identity {
  readonly id: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
  /** Incremented whenever all sessions end, or all but one; proofs of earlier versions are invalid. */
  readonly version: number;
  /** When the address was verified, in milliseconds since the epoch; null: not yet. */
  readonly verifiedAt: number | null;
  /** Language of the pages; empty: not chosen. */
  readonly language: Language | '';
}

/** Google, or the OpenID Connect provider of this installation. */
export type ExternalProvider = 'google' | 'oidc';

/** An external account; `subject` is stable and unique at the provider. */
export interface ExternalId {
  readonly provider: ExternalProvider;
  readonly subject: string;
}

/** A person according to a provider that has verified their address. */
export interface ExternalPerson extends ExternalId {
  readonly email: string;
  readonly name: string;
  /** Empty where none is fetched. */
  readonly picture: string;
}

export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
  readonly oidc: boolean;
}

export type Provider = 'password' | ExternalProvider;
