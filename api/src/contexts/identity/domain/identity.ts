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

/** What Google says of somebody whose address it has verified. */
export interface GooglePerson {
  /** Google's own id of the person. */
  readonly googleId: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string;
}

/** How somebody may prove who they are. */
export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
}

export type Provider = 'password' | 'google';
