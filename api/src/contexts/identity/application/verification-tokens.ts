import { type Id } from '../../../kernel/ids';

/** Single-use tokens that verify an address, stored as hashes. */
export abstract class VerificationTokens {
  /** Valid for a day. */
  abstract issue(identityId: Id): Promise<string>;

  /**
   * Redeems a token of this account, and invalidates its others, inside the caller's unit of work. Throws
   * InvalidVerificationToken, also for another account's token.
   */
  abstract redeem(token: string, identityId: Id): Promise<void>;
}
