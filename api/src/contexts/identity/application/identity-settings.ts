import { type Language } from '@kaaj/contract';

/** What the owner of an installation decides about signing up and in. */
export abstract class IdentitySettings {
  /** Where mailed links lead: scheme, host and port, no slash at the end. */
  abstract readonly publicOrigin: string;
  /** What this installation calls itself. */
  abstract readonly platformName: Readonly<Record<Language, string>>;
  /** False: every address counts as verified. */
  abstract readonly verifyEmails: boolean;
  /** Without a second factor nobody acts as an Admin. */
  abstract readonly adminSecondFactor: boolean;
  /** Tries per window: 15 minutes for passwords and sign-ins, a day for passwords of strangers, an hour for the rest. */
  abstract readonly limits: {
    readonly passwordsPerAccount: number;
    readonly passwordsPerAddress: number;
    readonly passwordsOfUnknownBrowsers: number;
    readonly signIns: number;
    readonly signUps: number;
    readonly resets: number;
  };
}
