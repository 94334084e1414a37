/** Half of a character that needs two: no text, and no database takes it. */
const LONE_SURROGATE = /\p{Cs}/u;

const CONTROLS = /\p{Cc}/u;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/u;

/** What leaves no mark by itself: blanks, joiners, marks of direction, fillers, the empty pattern of Braille. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** Format characters and fillers, also inside words; the empty Braille pattern stays next to other patterns. */
const FORMAT = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?<![\u2801-\u28ff])\u2800(?![\u2801-\u28ff])/gu;

/** They show what follows in another order than it is written. */
const OVERRIDES = /[\u202d\u202e]/u;

const NEEDS_JOINERS =
  '\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Taml}' +
  '\\p{scx=Telu}\\p{scx=Arab}\\p{scx=Syrc}';
const JOINED_LETTER = /* @__PURE__ */ new RegExp(`^(?=[\\p{L}\\p{M}])[${NEEDS_JOINERS}]$`, 'u');
const VIRAMA = /^[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;
const PICTOGRAPH_PART = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const HAS_VARIANTS = /^[\p{Emoji}\p{Ideographic}]$/u;
const VARIATION = /^[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]$/u;

/** U+200D and U+200C inside a word, or after a virama, which ends words in some languages. */
function joins(before: string, after: string): boolean {
  if (VIRAMA.test(before)) return true;
  return JOINED_LETTER.test(before) && JOINED_LETTER.test(after);
}

function belongs(mark: string, before: string, after: string): boolean {
  if (mark === '\u200c') return joins(before, after);
  if (mark === '\u200d') return joins(before, after) || (PICTOGRAPH_PART.test(before) && PICTOGRAPH.test(after));
  return VARIATION.test(mark) && HAS_VARIANTS.test(before);
}

const lastOf = (text: string): string => /[^]$/u.exec(text)?.[0] ?? '';
const firstOf = (text: string): string => /^[^]/u.exec(text)?.[0] ?? '';

/**
 * The text without format characters that its script does not need: zero-width blanks, direction marks, tags, fillers.
 * Joiners stay where Bangla and other scripts use them, and in emoji. Direction overrides stay, and isPlainText refuses
 * them.
 */
export function withoutFormat(text: string): string {
  return text.replace(FORMAT, (mark, at: number) => {
    if (OVERRIDES.test(mark)) return mark;
    const before = lastOf(text.slice(Math.max(0, at - 2), at));
    const after = firstOf(text.slice(at + mark.length, at + mark.length + 2));
    return belongs(mark, before, after) ? mark : '';
  });
}

/** The content of a field for a number, a code or an address: without format characters, and trimmed. */
export function plainLine(typed: string): string {
  return typed.normalize('NFC').replace(FORMAT, '').trim();
}

/**
 * The canonical form of a typed text: NFC, trimmed, lines ended by \n, without format characters that its script does
 * not need. Empty when nothing of it is visible.
 */
export function normalizeText(text: string): string {
  if (text.replace(INVISIBLE, '') === '') return '';
  return withoutFormat(text).replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** More marks on one letter than any language writes, joiners between them not counted. */
const STACKED = /(?:[\p{Mn}\p{Me}][\u200c\u200d]*){4}/u;

/** Whether a text has only visible characters in their written order; line breaks only with `lines`. */
export function isPlainText(text: string, { lines = false }: { readonly lines?: boolean } = {}): boolean {
  const refused = [LONE_SURROGATE, lines ? CONTROLS_BUT_LINES : CONTROLS, OVERRIDES];
  return refused.every((characters) => !characters.test(text)) && !STACKED.test(text.normalize('NFC'));
}

/** The server's error message for other texts, in English. */
export const PLAIN_TEXT_MESSAGE =
  'This contains characters that cannot be displayed, change the reading direction, or put too many marks on one letter.';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Isolates a user's text inside a sentence: right-to-left text does not reorder what is around it. */
export function isolated(words: string): string {
  const plain = words.replace(DIRECTIONS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** The comparison key of names that readers cannot distinguish: any normal form, with or without joiners. */
export function foldedName(name: string): string {
  return name.normalize('NFKC').replace(FORMAT, '').trim().normalize('NFC');
}

/** The comparison key of searches: without letter case, joiners and compatibility variants of Unicode. */
export function foldedText(text: string): string {
  return foldedName(text).toLowerCase().normalize('NFC');
}

const ATOMS = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = /* @__PURE__ */ new RegExp(
  `^(?=.{1,64}@)${ATOMS}(?:\\.${ATOMS})*@(?=.{1,253}$)(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`,
  'i',
);

/**
 * The canonical form of an e-mail address: without format characters, blanks and mailto: from pasting, lower case, the
 * domain in its xn-- form. Everything that stores or compares e-mails uses it.
 */
export function plainEmail(typed: string): string {
  const plain = plainLine(typed)
    .replace(/^mailto:/i, '')
    .replace(/(@[^?]*)\?.*$/s, '$1')
    .toLowerCase();
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  if (at < 1 || !/[^\p{ASCII}]/u.test(domain) || /[\s/?#:@\\]/u.test(domain)) return plain;
  const url = `http://${domain}`;
  return URL.canParse(url) ? `${plain.slice(0, at)}@${new URL(url).hostname}` : plain;
}

/**
 * Whether this is a usual e-mail address: ASCII letters, without quotes, comments or blanks. Other scripts before the @
 * are refused: few servers accept them, and their look-alikes would imitate other addresses.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}
