import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../src/kernel/clock';
import { type TestApp } from '../test-app';

const STEP_MS = 30_000;

/** An authenticator app that shows codes for a secret, on the test application's clock. */
export class Authenticator {
  constructor(private readonly testApp: TestApp) {}

  /** The code of this half minute. */
  code(secret: string): string {
    return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: this.testApp.app.get(Clock).now() });
  }

  /** A code that was not used yet: of the next half minute. */
  nextCode(secret: string): string {
    this.testApp.clock.advance(STEP_MS);
    return this.code(secret);
  }
}
