import { type Id } from '../../../kernel/ids';

/** Single-use tokens for a new password, kept as hashes. */
export abstract class ResetTokens {
  /** Good for thirty minutes. */
  abstract issue(identityId: Id): Promise<string>;

  /** Uses a token up, and every other one of the same account, inside the caller's unit of work. Throws InvalidResetToken. */
  abstract redeem(token: string): Promise<Id>;
}
