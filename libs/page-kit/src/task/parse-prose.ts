/** A run of words; with `href` it is a link to an http or https address, whose visible host is the real one. */
export interface Words {
  readonly text: string;
  readonly bold: boolean;
  readonly href?: string;
}

/** One point of a list; `number` is what its writer counted it as. */
export interface Point {
  readonly words: readonly Words[];
  readonly number?: number;
}

export type Block =
  | { readonly kind: 'paragraph'; readonly words: readonly Words[] }
  | { readonly kind: 'bullets' | 'numbers' | 'bangla-numbers'; readonly points: readonly Point[] };

interface Lines {
  readonly kind: Block['kind'];
  /** Of a paragraph its only one. */
  readonly parts: { text: string; readonly number?: number }[];
}

const BULLET = /^ {0,3}[-*•] +(?=\S)/;
const NUMBER = /^ {0,3}(\d{1,3}|[০-৯]{1,3})[.)] +(?=\S)/;

/**
 * Parses a user's text into paragraphs, lists (`- `, `1. `) and **bold** words, a small part of Markdown. An address
 * becomes a link only when it is written out, so that no link leads elsewhere than it reads. The time is linear in the
 * length of the text.
 */
export function parseProse(text: string): readonly Block[] {
  const blocks: Lines[] = [];
  let open: Lines | undefined;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const marked = pointOf(line);
    if (line.trim() === '') open = undefined;
    else if (marked) {
      if (open?.kind !== marked.kind) blocks.push((open = { kind: marked.kind, parts: [] }));
      open.parts.push(marked);
    } else if (open && (open.kind === 'paragraph' || /^\s/.test(line))) continueWith(open, line);
    else blocks.push((open = { kind: 'paragraph', parts: [{ text: line }] }));
  }
  return blocks.map(blockOf);
}

function pointOf(line: string) {
  const bullet = BULLET.exec(line);
  if (bullet) return { kind: 'bullets', text: line.slice(bullet[0].length) } as const;
  const [marker, digits] = NUMBER.exec(line) ?? [];
  if (marker === undefined || digits === undefined) return undefined;
  const bangla = digits >= '০';
  const number = Number(digits.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)));
  return { kind: bangla ? 'bangla-numbers' : 'numbers', text: line.slice(marker.length), number } as const;
}

function continueWith({ parts }: Lines, line: string): void {
  const last = parts.at(-1);
  if (last) last.text += `\n${line.trimStart()}`;
}

function blockOf({ kind, parts }: Lines): Block {
  const points = parts.map(({ text, ...rest }) => ({ ...rest, words: splitWords(text.trimEnd()) }));
  return kind === 'paragraph' ? { kind, words: points[0]?.words ?? [] } : { kind, points };
}

/** `**` opens and closes bold words that touch it on both sides; any other is plain text. */
function splitWords(text: string): readonly Words[] {
  const [first = '', ...rest] = text.split('**');
  const words = linked(first, false);
  for (let index = 0; index < rest.length; index += 1) {
    const [inside = '', after] = rest.slice(index, index + 2);
    if (after !== undefined && /^\S/.test(inside) && /\S$/.test(inside)) {
      words.push(...linked(inside, true), ...linked(after, false));
      index += 1;
    } else words.push({ text: '**', bold: false }, ...linked(inside, false));
  }
  return words;
}

/**
 * Characters that end an address: blanks, quotes, code brackets and direction marks. Joiners occur in words of many
 * scripts, but not in Latin.
 */
const ADDRESS =
  /https?:\/\/(?:[^\s"'<>\\^`{|}\p{Cc}\p{Cf}]|(?<=(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}]))+/giu;

function linked(text: string, bold: boolean): Words[] {
  const words: Words[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.slice(0, endOf(found));
    if (!isPlain(address)) continue;
    if (index > from) words.push({ text: text.slice(from, index), bold });
    words.push({ text: withPlainHost(address), bold, href: address });
    from = index + address.length;
  }
  if (from < text.length) words.push({ text: text.slice(from), bold });
  return words;
}

/**
 * The end of an address inside a sentence: before its comma, full stop or closing bracket, unless the bracket was
 * opened inside.
 */
function endOf(found: string): number {
  let unopened = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!'.,;:!?*]।'.includes(last)) break;
  }
  return end;
}

/** http or https, without user info before an @ that looks like the host. */
function isPlain(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const SCRIPTS =
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam ' +
  'Sinhala Thai Lao Tibetan Myanmar Khmer Ethiopic';

/** What words are made of; Japanese and Korean have several scripts in one. */
const ONE_SCRIPT = [
  ...SCRIPTS.split(' ').map((script) => [script]),
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
].map(
  (scripts) =>
    new RegExp(`^[${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]*$`, 'u'),
);

/** Scripts with letters that look like Latin ones. */
const LOOKS_LATIN = /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Common}\p{Script=Inherited}]*$/u;

/**
 * The address with its punycode host, when letters of several scripts, or of one that resembles Latin, could imitate
 * another host.
 */
function withPlainHost(address: string): string {
  const { hostname } = new URL(address);
  return address.replace(/(?<=^https?:\/\/)[^/?#:]+/i, (written) => {
    const isSame = written.toLowerCase() === hostname;
    return isSame || (hostname.includes('xn--') && isReadable(written)) ? written : hostname;
  });
}

function isReadable(host: string): boolean {
  const labels = host.normalize('NFKC').split('.');
  const isLatinAtItsEnd = /^[a-z\d-]*$/i.test(labels.at(-1) ?? '');
  return labels.every(
    (label) =>
      /^\p{ASCII}*$/u.test(label) ||
      (ONE_SCRIPT.some((script) => script.test(label)) && !(isLatinAtItsEnd && LOOKS_LATIN.test(label))),
  );
}
