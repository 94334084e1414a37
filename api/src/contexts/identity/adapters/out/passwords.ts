import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { type PreparedPassword } from '../../application/identity-provider';

/** What argon2id may cost: OWASP's minimum, 19 MiB and about 30 ms each. Its own provider, so that tests can replace it. */
@Injectable()
export class PasswordCost {
  readonly memoryCost: number = 19_456;
  readonly timeCost: number = 2;
  readonly parallelism: number = 1;
}

/** Hashes passwords and compares them. */
@Injectable()
export class Passwords {
  private dummy: Promise<string> | undefined;

  constructor(private readonly cost: PasswordCost) {}

  async hash(password: string): Promise<PreparedPassword> {
    return (await hash(spelled(password), this.cost)) as PreparedPassword;
  }

  /** Takes the same time whether or not there is a hash to compare with. */
  async matches(password: string, kept: string | null | undefined): Promise<boolean> {
    const known = kept ?? (await this.dummyHash());
    return (await verify(known, spelled(password))) && kept !== null && kept !== undefined;
  }

  /** Made at the start, so that the first unknown e-mail is answered no later than the next. */
  async prepare(): Promise<void> {
    await this.dummyHash();
  }

  private dummyHash(): Promise<string> {
    return (this.dummy ??= hash('nobody has this one', this.cost));
  }
}

/** One spelling for what different keyboards make of the same letters. */
function spelled(password: string): string {
  return password.normalize('NFC');
}
