import { randomToken } from '../../../kernel/secrets';
import { sha256 } from '../../../kernel/sha256';

const BEGINNING = 'kaaj_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Length of 32 bytes in base 62. */
const SECRET_LENGTH = 43;
/** Length of 4 bytes in base 62. */
const CHECKSUM_LENGTH = 6;
const SHOWN_LENGTH = BEGINNING.length + 6;
const PATTERN = new RegExp(`^${BEGINNING}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

/**
 * A new key: `kaaj_`, 32 random bytes in base 62 and a checksum, the first four bytes of the SHA-256 of the text before
 * it. Secret scanners recognize it without context.
 */
export function newKeyText(): string {
  const secret = BEGINNING + inBase62(Buffer.from(randomToken(), 'base64url'), SECRET_LENGTH);
  return secret + checksumOf(secret);
}

/** Whether this can be a key; avoids a query for other texts. */
export function isKeyText(text: string): boolean {
  if (!PATTERN.test(text)) return false;
  return checksumOf(text.slice(0, -CHECKSUM_LENGTH)) === text.slice(-CHECKSUM_LENGTH);
}

/** The part of a key that may be shown. */
export const prefixOf = (key: string): string => key.slice(0, SHOWN_LENGTH);

const checksumOf = (secret: string) => inBase62(sha256(Buffer.from(secret)).subarray(0, 4), CHECKSUM_LENGTH);

function inBase62(bytes: Buffer, length: number): string {
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 62n) text = DIGITS.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, DIGITS.charAt(0));
}
