import { randomFillSync } from 'node:crypto';

/** 26 characters of Crockford's base 32: 48 bits of time in milliseconds, then 80 random bits (the ULID layout). */
export type Id = string;

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ID_PATTERN = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const RANDOM_LENGTH = 16;
export const ID_LENGTH = 26;

/** Random bytes for many ids at once: a system call per id costs as much as the rest. */
const drawn = new Uint8Array(RANDOM_LENGTH * 256);

let unused = 0;
let lastTime = 0;
let lastRandom: number[] = [];

/** A new id. Ids of one process sort in the order of creation, also within one millisecond. */
export function newId(now: number = Date.now()): Id {
  if (now > lastTime) {
    lastTime = now;
    lastRandom = randomDigits();
  } else {
    increment(lastRandom);
  }
  return timePart(lastTime) + lastRandom.map((digit) => ALPHABET[digit]).join('');
}

/** For tests that set the clock back. */
export function resetIds(): void {
  lastTime = 0;
}

function randomDigits(): number[] {
  if (unused === 0) {
    randomFillSync(drawn);
    unused = drawn.length;
  }
  unused -= RANDOM_LENGTH;
  return Array.from(drawn.subarray(unused, unused + RANDOM_LENGTH), (byte) => byte & 31);
}

export function isId(value: unknown): value is Id {
  return typeof value === 'string' && ID_PATTERN.test(value);
}

/** Sorts before every id created at `time` (milliseconds since the epoch) or later. */
export function minIdAt(time: number): Id {
  return timePart(time) + ALPHABET.charAt(0).repeat(RANDOM_LENGTH);
}

/** When an id was created, in milliseconds since the epoch. */
export function timeOfId(id: Id): number {
  let time = 0;
  for (const digit of id.slice(0, 10)) time = time * 32 + ALPHABET.indexOf(digit);
  return time;
}

function timePart(time: number): string {
  let rest = time;
  let text = '';
  for (let position = 0; position < 10; position += 1) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

function increment(digits: number[]): void {
  for (let position = digits.length - 1; position >= 0; position -= 1) {
    const digit = digits[position] as number;
    if (digit < 31) {
      digits[position] = digit + 1;
      return;
    }
    digits[position] = 0;
  }
}
