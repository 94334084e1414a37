const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Where the character after the one at `index` begins; half of a character counts as one. */
function nextCharacter(text: string, index: number): number {
  return isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1)) ? index + 2 : index + 1;
}

/**
 * Whether a text has more than `most` characters (code points). Stops reading as early as possible and allocates
 * nothing.
 */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > 2 * most) return true;
  let index = 0;
  for (let count = 0; index < text.length; count += 1) {
    if (count === most) return true;
    index = nextCharacter(text, index);
  }
  return false;
}

/** How many characters (code points) a text has; half of a character counts as one. */
export function charactersIn(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; count += 1) index = nextCharacter(text, index);
  return count;
}

/** The first `count` characters (code points) of a text. Reads no further. */
export function firstCharacters(text: string, count: number): string {
  let index = 0;
  for (let taken = 0; taken < count && index < text.length; taken += 1) index = nextCharacter(text, index);
  return text.slice(0, index);
}
