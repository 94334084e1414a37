import { type Language } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** An account with which somebody proves who they are; its person may not be saved yet. Both have the same id. */
export interface Identity {
  readonly id: Id;
  /** Trimmed, lower case, NFC. */
  readonly email: string;
  readonly displayName: string;
  readonly photoURL: string;
  /** Grows whenever all sessions end, or all but one; proofs of an earlier version count no more. */
  readonly version: number;
  /** When the address was proved to be theirs, in milliseconds since the epoch; null: not yet. */
  readonly verifiedAt: number | null;
  /** What their pages are written in; empty: they never chose. */
  readonly language: Language | '';
}

/** Google, or the OpenID Connect provider of this installation. */
export type ExternalProvider = 'google' | 'oidc';

/** Somebody as a provider names them: `subject` is the same for every visit, and for nobody else there. */
export interface ExternalId {
  readonly provider: ExternalProvider;
  readonly subject: string;
}

/** What a provider says of somebody whose address it has verified. */
export interface ExternalPerson extends ExternalId {
  readonly email: string;
  readonly name: string;
  /** Empty where none is fetched. */
  readonly picture: string;
}

/** How somebody may prove who they are. */
export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
  readonly oidc: boolean;
}

export type Provider = 'password' | ExternalProvider;
