import { type Id } from '../../../kernel/ids';

export interface SecondFactor {
  /** The shared secret, in base 32. */
  readonly secret: string;
  /** False: not confirmed by a first code yet. */
  readonly on: boolean;
}

/** Stores second factors: encrypted secrets, hashed recovery codes. */
export abstract class SecondFactors {
  abstract find(id: Id): Promise<SecondFactor | undefined>;

  /**
   * Stores an unconfirmed secret, replacing an earlier unconfirmed one. False, without changes, while one is enabled.
   */
  abstract begin(id: Id, secret: string): Promise<boolean>;

  /** False: there is no unconfirmed secret. */
  abstract enable(id: Id, now: number): Promise<boolean>;

  abstract remove(id: Id): Promise<void>;

  /** Marks a time step, and all before it, as used. False: it was used. With concurrent calls only one returns true. */
  abstract useStep(id: Id, step: number): Promise<boolean>;

  /** Uses a recovery code. False: unknown or already used. */
  abstract useRecoveryCode(id: Id, code: string): Promise<boolean>;

  /** Invalidates all previous codes. */
  abstract replaceRecoveryCodes(id: Id, codes: readonly string[]): Promise<void>;

  abstract countRecoveryCodes(id: Id): Promise<number>;
}
