import { hash, verify } from '@node-rs/argon2';
import { type PreparedPassword } from '../../application/identity-provider';

/** OWASP's minimum for argon2id, which is the library's own choice of algorithm: 19 MiB and about 30 ms each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

export async function hashPassword(password: string): Promise<PreparedPassword> {
  return (await hash(spelled(password), COST)) as PreparedPassword;
}

/** Takes the same time whether or not there is a hash to compare with. */
export async function isPassword(password: string, kept: string | null | undefined): Promise<boolean> {
  const known = kept ?? (await (dummy ??= hash('nobody has this one', COST)));
  return (await verify(known, spelled(password))) && kept !== null && kept !== undefined;
}

/** Made at the start, so that the first unknown e-mail is answered no later than the next. */
export async function prepareDummy(): Promise<void> {
  await (dummy ??= hash('nobody has this one', COST));
}

/** One spelling for what different keyboards make of the same letters. */
function spelled(password: string): string {
  return password.normalize('NFC');
}
