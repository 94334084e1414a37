/** Half of a character that needs two: no text, and no database takes it. */
const LONE_SURROGATE = /\p{Cs}/u;

const CONTROLS = /\p{Cc}/u;
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]/u;

/** What leaves no mark by itself: blanks, joiners, marks of direction, fillers, the empty pattern of Braille. */
const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/**
 * The one spelling of a text that somebody typed: NFC, without blanks around it, lines ended by \n, and empty where nothing of
 * it would be seen. Joiners between letters stay, since Bangla needs them.
 */
export function tidyText(text: string): string {
  if (text.replace(INVISIBLE, '') === '') return '';
  return text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
}

/** Whether a text is made of characters that can be shown and kept; several `lines` only where they are meant. */
export function isPlainText(text: string, { lines = false }: { readonly lines?: boolean } = {}): boolean {
  return !LONE_SURROGATE.test(text) && !(lines ? CONTROLS_BUT_LINES : CONTROLS).test(text);
}

const ATOMS = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL = new RegExp(
  `^(?=.{1,64}@)${ATOMS}(?:\\.${ATOMS})*@(?=.{1,253}$)(?:${LABEL}\\.)+[a-z][a-z0-9-]*[a-z0-9]$`,
  'i',
);

/**
 * Whether this is an e-mail address as people have them: letters of ASCII, without quotes, comments or blanks. Other scripts
 * are refused: few servers take them, and their look-alikes would pass for somebody else's address. A domain of another script
 * is taken in its xn-- form.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text);
}
