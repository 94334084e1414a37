import { isDay, LIMITS, readWholeNumber, type Task, withPlainDigits } from '@kaaj/contract';
import { draftOf, isEstimate, termsOf, type TermsDraft, DEFAULT_TERMS } from './task-terms';

/** Name of the draft of the form for a new task. */
export const TASK_DRAFT = 'task';

/** What a buyer has typed so far; numbers as they were typed. */
export interface TaskDraft extends TermsDraft {
  readonly title: string;
  readonly taskDetail: string;
  readonly requiredWorkers: string;
  readonly payableAmount: string;
  readonly completionDate: string;
  /** Time of that day at which it closes, HH:MM; '' for its end. */
  readonly closesAt: string;
  readonly submissionInfo: string;
  /** Address of the picture that is uploaded already; '' for none. */
  readonly imageURL: string;
}

export const EMPTY_TASK: TaskDraft = {
  title: '',
  taskDetail: '',
  requiredWorkers: '',
  payableAmount: '',
  completionDate: '',
  closesAt: '',
  submissionInfo: '',
  ...DEFAULT_TERMS,
  imageURL: '',
};

export type FieldName = keyof TaskDraft;
const OPTIONAL: ReadonlySet<FieldName> = new Set(['proofText', 'estimatedMinutes', 'closesAt']);
export type Mistake = 'required' | 'range' | 'day' | 'past' | 'time';

/** Parses a whole number; 0 for anything else, which no valid range contains. */
export function wholeNumberOf(text: string): number {
  return readWholeNumber(text).value ?? 0;
}

/** The time of day that was typed, HH:MM; undefined for anything else. */
export function readTime(text: string): string | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(withPlainDigits(text).trim()) ?? [];
  return hour === undefined || minute === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`;
}

/** Coins that the task costs in all; 0 until both numbers make sense. */
export function costOf({ requiredWorkers, payableAmount }: TaskDraft): number {
  return wholeNumberOf(requiredWorkers) * wholeNumberOf(payableAmount);
}

/** The fee on coins, as the server rounds it. */
export const feeOf = (coins: number, percent: number): number => Math.floor((coins * percent) / 100);

/** The error of each field; no date counts as past while `today` (YYYY-MM-DD) is loading. */
export function mistakesOf(draft: TaskDraft, today: string | undefined): Partial<Record<FieldName, Mistake>> {
  const mistakes: Partial<Record<FieldName, Mistake>> = {};
  for (const name of Object.keys(EMPTY_TASK) as FieldName[]) {
    if (!OPTIONAL.has(name) && draft[name].trim() === '') mistakes[name] = 'required';
  }
  for (const name of ['requiredWorkers', 'payableAmount'] as const) {
    const value = wholeNumberOf(draft[name]);
    const { min, max } = LIMITS[name];
    if (!mistakes[name] && (value < min || value > max)) mistakes[name] = 'range';
  }
  if (!isEstimate(draft)) mistakes.estimatedMinutes = 'range';
  if (!mistakes.completionDate && !isDay(draft.completionDate)) mistakes.completionDate = 'day';
  if (!mistakes.completionDate && today && draft.completionDate < today) mistakes.completionDate = 'past';
  if (draft.closesAt.trim() !== '' && readTime(draft.closesAt) === undefined) mistakes.closesAt = 'time';
  return mistakes;
}

/** Whether any of the options that most tasks leave as they are is in use. */
export function hasOptions(draft: TaskDraft): boolean {
  const options = ['closesAt', ...Object.keys(DEFAULT_TERMS)] as FieldName[];
  return options.some((name) => draft[name] !== EMPTY_TASK[name]);
}

/** Whether there is anything of a buyer's own in it. */
export function isBegun(draft: TaskDraft): boolean {
  return (Object.keys(EMPTY_TASK) as FieldName[]).some((name) => draft[name] !== EMPTY_TASK[name]);
}

/** A task that is there, to be posted once more: all of it but its last day. */
export function draftFromTask(task: Task): TaskDraft {
  const { title, taskDetail, submissionInfo, imageURL, payableAmount, places } = task;
  return {
    ...{ title, taskDetail, submissionInfo, imageURL },
    requiredWorkers: places > 0 ? String(places) : '',
    payableAmount: String(payableAmount),
    completionDate: '',
    closesAt: '',
    ...draftOf(task),
  };
}

/** The task as it is posted. */
export function bodyOf(task: TaskDraft) {
  const { requiredWorkers, payableAmount, title, taskDetail, completionDate, submissionInfo, imageURL } = task;
  const time = readTime(task.closesAt);
  return {
    ...{ title, taskDetail, completionDate, submissionInfo, imageURL },
    requiredWorkers: wholeNumberOf(requiredWorkers),
    payableAmount: wholeNumberOf(payableAmount),
    ...(time !== undefined && { closesAt: `${completionDate}T${time}` }),
    ...termsOf(task),
  };
}
