import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** An id in the product's form (26 characters of base 32) that sorts by `number`, of a kind that one letter names. */
export function idOf(kind, number) {
  let rest = number;
  let text = '';
  for (let place = 0; place < 24; place += 1) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return `0${kind}${text}`;
}

const drawn = new Uint8Array(16 * 256);
let unused = 0;

function timePart(time) {
  let rest = time;
  let text = '';
  for (let place = 0; place < 10; place += 1) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** The first of the ids that are made at `time`, in milliseconds since the epoch. */
export const firstIdAt = (time) => timePart(time) + ALPHABET[0].repeat(16);

/** A new id, which begins with the time like the product's: rows created together are adjacent. */
export function newId() {
  if (unused === 0) {
    randomFillSync(drawn);
    unused = drawn.length;
  }
  unused -= 16;
  let text = timePart(Date.now());
  for (let place = 0; place < 16; place += 1) text += ALPHABET[drawn[unused + place] & 31];
  return text;
}
