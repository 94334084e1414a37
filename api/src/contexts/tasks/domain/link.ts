import { LENGTHS } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { FormInvalid } from './form';

/** Work that lives elsewhere: a page to open, and the completion code that proves it. */
export interface TaskLink {
  /** With `{{worker}}`, `{{task}}` and `{{submission}}`. */
  readonly url: string;
  /** The code itself; or `any`: each is kept; or `signed`: each submission has its own. */
  readonly code: string;
}

/** What the places of an address stand for. */
export interface LinkParts {
  /** What the worker is called at pages of this buyer. */
  readonly worker: string;
  readonly task: Id;
  readonly submission: Id;
}

export const ANY_CODE = 'any';
export const SIGNED_CODE = 'signed';

const PLACE = /\{\{([^{}]*)\}\}/g;
const PLACES: readonly string[] = ['worker', 'task', 'submission'];

/** The link that was sent; null where there is none. Throws FormInvalid. */
export function linkOf(sent: object | null | undefined): TaskLink | null {
  if (sent === null || sent === undefined) return null;
  const { url, code, ...unknown } = sent as Readonly<Record<string, unknown>>;
  const faults = [
    ...Object.keys(unknown).map((name) => fault(name, 'unknown', 'A link has a url and a code, and nothing else.')),
    ...urlFaults(url),
    ...codeFaults(code),
  ];
  if (faults.length > 0) throw new FormInvalid(faults);
  return { url: url as string, code: (code as string).trim() };
}

/** A task is answered here or elsewhere. Throws FormInvalid where it has both. */
export function assertOneOf(form: unknown, link: unknown): void {
  if (form && link)
    throw new FormInvalid([{ field: 'link', code: 'beside-form', message: 'A task has a form or a link, not both.' }]);
}

/** The address with its places filled in. */
export function filledLink({ url }: Pick<TaskLink, 'url'>, parts: LinkParts): string {
  return url.replace(
    PLACE,
    (place, name: string) => (parts as unknown as Record<string, string>)[name.trim()] ?? place,
  );
}

function urlFaults(url: unknown) {
  if (typeof url !== 'string' || url === '') return [fault('url', 'required', 'This field is required.')];
  if (url.length > LENGTHS.linkUrl)
    return [fault('url', 'maxLength', `Must be at most ${LENGTHS.linkUrl} characters.`)];
  const unknown = [...url.matchAll(PLACE)].map(([, name = '']) => name.trim()).find((name) => !PLACES.includes(name));
  if (unknown !== undefined)
    return [fault('url', 'unknown-place', 'Only {{worker}}, {{task}} and {{submission}} are filled in.')];
  return isSafe(url)
    ? []
    : [fault('url', 'isUrl', 'Must be an https address, with nothing filled in before its path.')];
}

/** The page is the buyer's own whoever comes: what is filled in may not choose the host. */
function isSafe(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') return false;
  return /^https:\/\/[^\s\\/?#{}@]+([/?#][^\s\\]*)?$/i.test(url);
}

function codeFaults(code: unknown) {
  if (typeof code !== 'string' || code.trim() === '') return [fault('code', 'required', 'This field is required.')];
  return code.trim().length > LENGTHS.completionCode
    ? [fault('code', 'maxLength', `Must be at most ${LENGTHS.completionCode} characters.`)]
    : [];
}

const fault = (name: string, code: string, message: string) => ({ field: `link.${name}`, code, message });
