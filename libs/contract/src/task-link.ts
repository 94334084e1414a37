import { LENGTHS } from './constants';

const PLACE = /\{\{([^{}]*)\}\}/g;
/** Filled in when a worker claims a place; never the names of columns. */
const PLACES: readonly string[] = ['worker', 'task', 'submission'];
const FIRST_PLACE = /^\s*\{\{[^{}]*\}\}/;

/** The columns of a file that the address of a link names, each once. */
export const columnsOfUrl = (url: string): readonly string[] => [
  ...new Set([...url.matchAll(PLACE)].map(([, name = '']) => name.trim()).filter((name) => !PLACES.includes(name))),
];

/**
 * The link of a task for one row of a file. A value at the start of the link is inserted unchanged; every other value
 * is percent-encoded, except slashes.
 */
export function urlOfRow(url: string, valueOf: (column: string) => string): string {
  const [first = ''] = FIRST_PLACE.exec(url) ?? [];
  const fill = (text: string, shown: (value: string) => string) =>
    text.replace(PLACE, (place, name: string) =>
      PLACES.includes(name.trim()) ? place : shown(valueOf(name.trim()).trim()),
    );
  return fill(first, (value) => value) + fill(url.slice(first.length), encoded);
}

/** Half of a character cannot be encoded. */
const encoded = (value: string): string =>
  encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd')).replaceAll('%2F', '/');

/** What is wrong with the address of a link, as a code and a sentence. */
export function linkUrlProblem(url: unknown): readonly [code: string, message: string] | undefined {
  if (typeof url !== 'string' || url === '') return ['required', 'This field is required.'];
  if (url.length > LENGTHS.linkUrl) return ['maxLength', `Must be at most ${LENGTHS.linkUrl} characters.`];
  if (columnsOfUrl(url).length > 0)
    return ['unknown-place', 'Only {{worker}}, {{task}} and {{submission}} are filled in.'];
  return isSafe(url) ? undefined : ['isUrl', 'Must be an https address, with nothing filled in before its path.'];
}

/** The host must be the same for every worker: values that are inserted at the claim may not choose it. */
function isSafe(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') return false;
  return /^https:\/\/[^\s\\/?#{}@]+([/?#][^\s\\]*)?$/i.test(url);
}
