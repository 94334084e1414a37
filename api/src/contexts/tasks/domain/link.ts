import { columnsOfUrl, LENGTHS, linkUrlProblem } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';
import { FormInvalid } from './form';

/** Work on another site: its URL, and the completion code that proves it. */
export interface TaskLink {
  /** May contain `{{worker}}`, `{{task}}` and `{{submission}}`. */
  readonly url: string;
  /** The expected code; or `any`: every code is accepted; or `signed`: each submission has its own. */
  readonly code: string;
}

/** Values of a URL's placeholders. */
export interface LinkParts {
  /** The worker's pseudonym for this buyer. */
  readonly worker: string;
  readonly task: Id;
  readonly submission: Id;
}

export const ANY_CODE = 'any';
export const SIGNED_CODE = 'signed';

const PLACE = /\{\{([^{}]*)\}\}/g;

/**
 * The link of a request; null for none. With `columns`, its URL may contain columns of a file, and is validated after
 * they are filled in. Throws FormInvalid.
 */
export function linkOf(sent: object | null | undefined, { columns = false } = {}): TaskLink | null {
  if (sent === null || sent === undefined) return null;
  const { url, code, ...unknown } = sent as Readonly<Record<string, unknown>>;
  const isTemplate = columns && typeof url === 'string' && columnsOfUrl(url).length > 0;
  const faults = [
    ...Object.keys(unknown).map((name) => fault(name, 'unknown', 'A link has a url and a code, and nothing else.')),
    ...(isTemplate ? lengthFaults(url) : urlFaults(url)),
    ...codeFaults(code),
  ];
  if (faults.length > 0) throw new FormInvalid(faults);
  return { url: url as string, code: (code as string).trim() };
}

/** A task has a form or a link. Throws FormInvalid where it has both. */
export function assertOneOf(form: unknown, link: unknown): void {
  if (form && link)
    throw new FormInvalid([{ field: 'link', code: 'beside-form', message: 'A task has a form or a link, not both.' }]);
}

export function filledLink({ url }: Pick<TaskLink, 'url'>, parts: LinkParts): string {
  return url.replace(
    PLACE,
    (place, name: string) => (parts as unknown as Record<string, string>)[name.trim()] ?? place,
  );
}

const urlFaults = (url: unknown) => {
  const problem = linkUrlProblem(url);
  return problem ? [fault('url', ...problem)] : [];
};

const lengthFaults = (url: string) =>
  url.length > LENGTHS.linkUrl ? [fault('url', 'maxLength', `Must be at most ${LENGTHS.linkUrl} characters.`)] : [];

function codeFaults(code: unknown) {
  if (typeof code !== 'string' || code.trim() === '') return [fault('code', 'required', 'This field is required.')];
  return code.trim().length > LENGTHS.completionCode
    ? [fault('code', 'maxLength', `Must be at most ${LENGTHS.completionCode} characters.`)]
    : [];
}

const fault = (name: string, code: string, message: string) => ({ field: `link.${name}`, code, message });
