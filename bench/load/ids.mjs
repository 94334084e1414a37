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
