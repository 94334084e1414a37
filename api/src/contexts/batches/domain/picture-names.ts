import { foldedText, LENGTHS, LIMITS, normalizeText } from '@kaaj/contract';
import { type PictureFault, type PictureItem, type StoredItem } from './picture-set';

export interface ArchiveEntry {
  readonly name: string;
  readonly place: string;
}

const fault = (code: string, message: string): PictureFault => ({ code, message });

export const NOT_IN_TIME = fault('picture-too-late', 'The picture was not fetched within a day.');
export const TOO_MUCH_INFLATED = fault('picture-too-large', 'The ZIP file grows beyond what it may hold.');
export const NO_ADDRESS = fault('picture-address', 'Must be an https address.');
const OUTSIDE = fault('picture-path', 'The path of this file leads out of the ZIP file.');
const NO_PICTURE_NAMED = fault('picture-missing', 'This row names no picture.');
const UNKNOWN = fault('picture-missing', 'There is no such picture among those that were sent.');
const NOT_STORED = fault('picture-missing', 'This picture is not stored.');

/** A ZIP file may contain names of 65,535 characters. */
const SHOWN = 300;

const twice = (one: string, other: string): PictureFault =>
  fault('picture-twice', `Two files have this name: “${one.slice(0, SHOWN)}” and “${other.slice(0, SHOWN)}”.`);

/** Files that operating systems add. */
const LEFT_BEHIND = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;

/** The parts of a path in a ZIP file, separated by slashes or backslashes. */
function partsOf(path: string): readonly string[] {
  return path
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
}

const leadsOutside = (path: string): boolean =>
  /^[\\/]|^[a-z]:/i.test(path) || partsOf(path).includes('..') || path.includes('\0');

/**
 * The pictures of a ZIP file, with the errors that are known from their names. Directories and system files are
 * skipped. Two visually identical names are both errors.
 */
export function picturesIn(entries: readonly ArchiveEntry[]): readonly PictureItem[] {
  const files = entries.filter(({ name }) => isPicture(name));
  const faults = new Map<string, { readonly name: string; readonly fault: PictureFault }>();
  const seen = { paths: new Map<string, string>(), names: new Map<string, string>() };
  const refused = new Map<string, PictureFault>();
  for (const { name } of files) {
    const parts = partsOf(name);
    const path = foldedText(parts.join('/'));
    const same = seen.paths.get(path);
    if (same !== undefined) refused.set(path, twice(same, name));
    seen.paths.set(path, name);
    const base = foldedText(parts.at(-1) ?? '');
    const other = seen.names.get(base);
    if (other === undefined) seen.names.set(base, name);
    else if (same === undefined && !faults.has(base)) {
      faults.set(base, { name: (parts.at(-1) ?? '').slice(0, LENGTHS.pictureAddress), fault: twice(other, name) });
    }
  }
  const items = files.map(({ name, place }, index) => {
    const known = leadsOutside(name) ? OUTSIDE : refused.get(foldedText(partsOf(name).join('/')));
    return { number: index + 1, line: null, name: name.slice(0, LENGTHS.pictureAddress), place, fault: known ?? null };
  });
  const notes = [...faults.values()].map((note, index) => ({
    number: items.length + index + 1,
    line: null,
    place: '',
    ...note,
  }));
  return [...items, ...notes];
}

function isPicture(name: string): boolean {
  if (/[\\/]$/.test(name)) return false;
  const parts = partsOf(name);
  return parts[0] !== '__MACOSX' && !LEFT_BEHIND.test(parts.at(-1) ?? '.');
}

export function tooManyPictures(): PictureFault {
  return fault('too-many-pictures', `A ZIP file can have at most ${LIMITS.batchPictures.most} pictures.`);
}

export const isAddress = (value: string): boolean =>
  /^https?:\/\/./i.test(value) && value.length <= LENGTHS.pictureAddress && URL.canParse(value);

/** Finds the picture that a row names: by its URL, or by the end of its path in a ZIP file. */
export class PictureLookup {
  private readonly named = new Map<string, StoredItem[]>();

  constructor(
    readonly column: string,
    items: readonly StoredItem[],
  ) {
    for (const item of items) for (const key of keysOf(item.name)) this.add(key, item);
  }

  of(value: string): { readonly address: string } | PictureFault {
    const name = normalizeText(value);
    if (name === '') return NO_PICTURE_NAMED;
    const [key = ''] = keysOf(name);
    const [item, other] = this.named.get(key) ?? [];
    if (!item) return UNKNOWN;
    if (other) return twice(item.name, other.name);
    if (item.address !== null) return { address: item.address };
    return item.fault ?? NOT_STORED;
  }

  private add(key: string, item: StoredItem): void {
    const others = this.named.get(key);
    if (others) others.push(item);
    else this.named.set(key, [item]);
  }
}

/** Longest path suffix that can be looked up. */
const MAX_PARTS = 20;

/** The whole path first, then its suffixes. */
function keysOf(name: string): readonly string[] {
  if (isAddress(name)) return [name];
  const parts = partsOf(foldedText(name));
  return parts.slice(0, MAX_PARTS).map((_, index) => parts.slice(index).join('/'));
}
