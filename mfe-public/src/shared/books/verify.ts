import { type BookDay, type BookKey, type StatementLine, type TransferProof } from '@kaaj/contract';
import { type Entry, entryOf } from './entry';

/** What is wrong with a day: its text, its place, its signature. */
export type DayFault = 'day' | 'order' | 'signature';

export interface Finding {
  readonly fault: DayFault;
  readonly number: number;
  /** Undefined where the text became unreadable. */
  readonly day: string | undefined;
}

export interface Verified {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly findings: readonly Finding[];
  /** False in browsers without Ed25519: everything but the signatures was verified. */
  readonly signatures: boolean;
}

/** The books as they were loaded, oldest day first. */
export interface Books {
  readonly days: readonly BookDay[];
  readonly keys: readonly BookKey[];
}

const GENESIS_HASH = '0'.repeat(64);
const bytes = (text: string) => new TextEncoder().encode(text);
const bytesOfHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const bytesOfBase64 = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const hexOf = (each: Uint8Array) => Array.from(each, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Browsers provide this only in secure contexts, not for http on a local network, for example. */
export const canVerify = (): boolean => globalThis.crypto.subtle !== undefined;

async function sha256(...parts: readonly Uint8Array[]): Promise<Uint8Array> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', all));
}

/** Checks every day's text, place and signature, with what was loaded and nothing else. */
export async function verifyBooks({ days, keys }: Books): Promise<Verified> {
  const known = await importKeys(keys);
  const entries = new Map<number, Entry>();
  const findings: Finding[] = [];
  let before = { number: 0, hash: GENESIS_HASH, day: '' };
  for (const link of days) {
    const { number } = link;
    const entry = entryOf(link);
    const day = entry?.day;
    const text = bytes(link.text);
    const found = (fault: DayFault) => findings.push({ fault, number, day });
    if (hexOf(await sha256(text)) !== link.hash || entry?.number !== number) found('day');
    const follows = !entry || (entry.day > before.day && entry.previous === before.hash);
    if (number !== before.number + 1 || !follows) found('order');
    const key = entry && known?.get(entry.key);
    if (known && !(key && (await isSigned(key, link.signature, text)))) found('signature');
    if (entry) entries.set(number, entry);
    before = { number, hash: link.hash, day: day ?? before.day };
  }
  return { entries, findings, signatures: known !== undefined };
}

async function isSigned(key: CryptoKey, signature: string, text: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOfBase64(signature), text);
  } catch {
    return false;
  }
}

/** Undefined in browsers without Ed25519. */
async function importKeys(keys: readonly BookKey[]): Promise<Map<string, CryptoKey> | undefined> {
  try {
    const known = new Map<string, CryptoKey>();
    for (const { id, publicKey } of keys) {
      const raw = bytesOfBase64(publicKey);
      if (hexOf(await sha256(raw)) !== id) continue;
      known.set(id, await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']));
    }
    return known;
  } catch {
    return undefined;
  }
}

/** Whether a line of the statement is the row that is in the tree of its day. */
export async function verifyLine(line: StatementLine, proof: TransferProof, { entries }: Verified): Promise<boolean> {
  const entry = entries.get(proof.number);
  const [id, , , amount, kind, , at] = JSON.parse(proof.row) as [
    string,
    string,
    string,
    number,
    string,
    string,
    number,
  ];
  const moved = Math.abs(line.amount) || Math.abs(line.held);
  if (!entry || id !== line._id || kind !== line.kind || at !== Date.parse(line.time) || amount !== moved) return false;
  if (proof.index >= entry.count) return false;
  const leaf = await sha256(Uint8Array.of(0), bytesOfHex(proof.salt), bytes(proof.row));
  return hexOf(await rootFromPath(leaf, proof.index, entry.count, proof.path.map(bytesOfHex))) === entry.root;
}

/** RFC 6962, 2.1.1: the root computed from a leaf and the hashes of its audit path. */
async function rootFromPath(
  leaf: Uint8Array,
  index: number,
  count: number,
  path: readonly Uint8Array[],
): Promise<Uint8Array> {
  const beside = path.at(-1);
  if (count <= 1 || !beside) return count <= 1 && !beside ? leaf : new Uint8Array();
  const middle = 2 ** Math.ceil(Math.log2(count) - 1);
  const below = path.slice(0, -1);
  return index < middle
    ? sha256(Uint8Array.of(1), await rootFromPath(leaf, index, middle, below), beside)
    : sha256(Uint8Array.of(1), beside, await rootFromPath(leaf, index - middle, count - middle, below));
}
