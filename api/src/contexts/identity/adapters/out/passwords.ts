import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { type PreparedPassword } from '../../application/identity-provider';

/**
 * Cost of argon2id: OWASP's minimum, 19 MiB and about 30 ms each. A provider of its own, so that tests can replace it.
 */
@Injectable()
export class PasswordCost {
  readonly memoryCost: number = 19_456;
  readonly timeCost: number = 2;
  readonly parallelism: number = 1;
}

@Injectable()
export class Passwords {
  private dummy: Promise<string> | undefined;

  constructor(private readonly cost: PasswordCost) {}

  async hash(password: string): Promise<PreparedPassword> {
    return (await hash(normalized(password), this.cost)) as PreparedPassword;
  }

  /** Takes the same time with and without a stored hash. */
  async matches(password: string, storedHash: string | null | undefined): Promise<boolean> {
    const known = storedHash ?? (await this.dummyHash());
    return (await verify(known, normalized(password))) && storedHash !== null && storedHash !== undefined;
  }

  /** Computed at startup, so that the first unknown e-mail takes no longer than the next. */
  async prepare(): Promise<void> {
    await this.dummyHash();
  }

  private dummyHash(): Promise<string> {
    return (this.dummy ??= hash('nobody has this one', this.cost));
  }
}

/** Normalizes equivalent characters from different keyboards. */
function normalized(password: string): string {
  return password.normalize('NFC');
}
