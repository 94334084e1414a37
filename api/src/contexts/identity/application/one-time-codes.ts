/** Time-based one-time codes (RFC 6238): six digits, 30-second steps. */
export abstract class OneTimeCodes {
  /** 160 random bits in base 32. */
  abstract generateSecret(): string;

  /** The otpauth URL for QR codes and links. */
  abstract addressOf(secret: string, email: string): string;

  /**
   * The time step that the code belongs to, current or adjacent because of clock skew; undefined for an invalid code.
   */
  abstract stepOf(secret: string, code: string, now: number): number | undefined;

  /** 80 random bits in base 32, in groups of four, to be typed by hand. */
  abstract newRecoveryCode(): string;
}
