/** The arithmetic of authenticators (RFC 6238): six digits, half a minute each. */
export abstract class OneTimeCodes {
  /** 160 random bits in base 32. */
  abstract generateSecret(): string;

  /** What an authenticator reads out of a picture or a link. */
  abstract addressOf(secret: string, email: string): string;

  /** The half minute, counted from the epoch, of which this is the code: this one, or one beside it, since clocks differ. */
  abstract stepOf(secret: string, code: string, now: number): number | undefined;

  /** 80 random bits in base 32, in groups of four: somebody types it who has lost their phone. */
  abstract newRecoveryCode(): string;
}
