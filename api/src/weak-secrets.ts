import { sha256Hex } from './kernel/secrets';

/**
 * Words that people type as secrets, and placeholders of templates and manuals. None of them can occur in a hexadecimal
 * secret by chance.
 */
export const WELL_KNOWN = (
  'admin asdf changeit changeme change default demo development encryption example fixme foobar hello insecure ' +
  'jwt kaaj keyboard letmein localhost minio monkey mysql passphrase passw0rd password placeholder please ' +
  'production qwerty replace root sample secret session something string stripe super test todo token welcome ' +
  'whsec world your zxcv'
).split(' ');

/** Example keys of standards and manuals. */
export const PRINTED_KEYS = [
  '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
  'deadbeefcafebabe0123456789abcdeffedcba9876543210babecafefeebdaed',
] as const;

const COUNTED = ['0?1234?5?6?7?8?9?0?', 'abcd?e?f?'];
const WORDS = new RegExp([...WELL_KNOWN, ...COUNTED].sort((one, other) => other.length - one.length).join('|'), 'g');
const PRINTED = new Set<string>([...PRINTED_KEYS, ...['', ...WELL_KNOWN].map(sha256Hex)]);

/**
 * Why a secret is guessable, for a message after its name; undefined for a random one. `least`: minimum length, not
 * counting well-known words.
 */
export function weaknessOf(secret: string, least: number): string | undefined {
  const plain = secret.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (secret.length < least) return `is shorter than ${least} characters`;
  if (PRINTED.has(plain)) return 'is printed in manuals';
  if (new Set(secret).size < least / 2 || repeats(plain)) return 'repeats itself';
  if (counts(plain)) return 'only counts up or down';
  if (plain.replace(WORDS, '').replace(/\d{1,4}$/, '').length < least) return 'is made of well-known words';
  return undefined;
}

/** Whether a text is a repetition of a part of it. */
function repeats(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

/** Whether most characters are sequences, as in 1234567890 and abcdef. */
function counts(text: string): boolean {
  const steps = text.length - 1;
  let neighbours = 0;
  for (let index = 0; index < steps; index += 1) {
    if (Math.abs(text.charCodeAt(index + 1) - text.charCodeAt(index)) <= 1) neighbours += 1;
  }
  return neighbours > steps * 0.6;
}
