import { type Language } from '@kaaj/contract';

export abstract class IdentitySettings {
  /** Base of links in mails: scheme, host and port, without a trailing slash. */
  abstract readonly publicOrigin: string;
  abstract readonly platformName: Readonly<Record<Language, string>>;
  /** False: every address counts as verified. */
  abstract readonly verifyEmails: boolean;
  abstract readonly adminSecondFactor: boolean;
  /**
   * Attempts per window: 15 minutes for passwords and sign-ins, a day for passwords from unknown browsers, an hour for
   * the rest.
   */
  abstract readonly limits: {
    readonly passwordsPerAccount: number;
    readonly passwordsPerAddress: number;
    readonly passwordsOfUnknownBrowsers: number;
    readonly signIns: number;
    readonly signUps: number;
    readonly resets: number;
  };
}
