import { type Id } from '../../../kernel/ids';

/** `reset`: for a new password, valid for thirty minutes. `verification`: of an address, valid for a day. */
export type TokenPurpose = 'reset' | 'verification';

/** Single-use tokens that are mailed, stored as hashes. */
export abstract class MailedTokens {
  abstract issue(purpose: TokenPurpose, identityId: Id): Promise<string>;

  /**
   * Redeems a token, and invalidates all others of the account, inside the caller's unit of work. Undefined for an
   * unknown, used or expired one.
   */
  abstract redeem(purpose: TokenPurpose, token: string): Promise<Id | undefined>;
}
