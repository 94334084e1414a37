import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../src/kernel/clock';
import { type World } from '../world';

const STEP_MS = 30_000;

/** The app on somebody's phone that shows codes for a secret, on the world's clock. */
export class Authenticator {
  constructor(private readonly world: World) {}

  /** The code of this half minute. */
  code(secret: string): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: this.world.app.get(Clock).now() });
  }

  /** A code that was not used yet: of the next half minute. */
  nextCode(secret: string): string {
    this.world.clock.advance(STEP_MS);
    return this.code(secret);
  }
}
