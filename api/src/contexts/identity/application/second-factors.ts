import { type Id } from '../../../kernel/ids';

export interface SecondFactor {
  /** What the authenticator shares with us, in base 32. */
  readonly secret: string;
  /** False: it waits for its first code. */
  readonly on: boolean;
}

/** Where second factors are kept: secrets sealed, recovery codes as hashes. */
export abstract class SecondFactors {
  abstract find(id: Id): Promise<SecondFactor | undefined>;

  /** Puts a secret that waits in the place of whatever waited. False, and nothing changed: one is on. */
  abstract begin(id: Id, secret: string): Promise<boolean>;

  /** False: none waits. */
  abstract turnOn(id: Id, now: number): Promise<boolean>;

  abstract remove(id: Id): Promise<void>;

  /** Uses a half minute up, and all before it. False: it was. However many try at once, one is told true. */
  abstract useStep(id: Id, step: number): Promise<boolean>;

  /** Uses a recovery code up. False: there is no such code, or it was used. */
  abstract useRecoveryCode(id: Id, code: string): Promise<boolean>;

  /** Those of before work no more. */
  abstract replaceRecoveryCodes(id: Id, codes: readonly string[]): Promise<void>;

  abstract countRecoveryCodes(id: Id): Promise<number>;
}
