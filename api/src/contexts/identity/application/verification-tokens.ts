import { type Id } from '../../../kernel/ids';

/** Single-use tokens that prove an address, kept as hashes. */
export abstract class VerificationTokens {
  /** Good for a day. */
  abstract issue(identityId: Id): Promise<string>;

  /**
   * Uses a token of this account up, and every other one of it, inside the caller's unit of work. Throws
   * InvalidVerificationToken, for somebody else's token too.
   */
  abstract redeem(token: string, identityId: Id): Promise<void>;
}
