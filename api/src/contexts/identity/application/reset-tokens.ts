import { type Id } from '../../../kernel/ids';

/** Single-use tokens for a new password, stored as hashes. */
export abstract class ResetTokens {
  /** Valid for thirty minutes. */
  abstract issue(identityId: Id): Promise<string>;

  /**
   * Redeems a token, and invalidates all others of the account, inside the caller's unit of work. Throws
   * InvalidResetToken.
   */
  abstract redeem(token: string): Promise<Id>;
}
