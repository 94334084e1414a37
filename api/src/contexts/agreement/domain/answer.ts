import {
  type AnswerForm,
  type Answers,
  COMPARABLE_KINDS,
  type FormField,
  ownValue,
  normalizeText,
} from '@kaaj/contract';

/** A scale's is a number, every other one a text. */
export type Value = string | number;

/** What one worker answered to one item, by the fields that can be compared. */
export type Given = Readonly<Record<string, Value>>;

/** Stands for the text itself where a task has no form. */
export const FREE_TEXT = '';

/** The longest text that is compared, as in a `text` field; a longer one is no label. */
export const MAX_COMPARED = 200;

/** The fields of a form whose answers can be compared; FREE_TEXT alone without a form. */
export function comparableFields(form: AnswerForm | null | undefined): readonly string[] {
  return form ? form.fields.filter(isComparable).map(({ name }) => name) : [FREE_TEXT];
}

const isComparable = ({ kind }: FormField): boolean => COMPARABLE_KINDS.includes(kind);

/** Upper case first: letters such as ß and ς have more than one spelling in lower case. */
export const foldText = (text: string): string => normalizeText(normalizeText(text).toUpperCase().toLowerCase());

/** What work says to the fields that can be compared. */
export function givenBy(
  form: AnswerForm | null,
  { answers, detail }: { readonly answers: Answers | null; readonly detail: string },
): Given {
  if (!form || !answers) {
    const text = foldText(detail);
    return text.length > MAX_COMPARED ? {} : { [FREE_TEXT]: text };
  }
  const entries = form.fields.filter(isComparable).flatMap(({ name, kind }): [string, Value][] => {
    const answer = ownValue(answers, name) as Value | undefined;
    if (answer === undefined) return [];
    return [[name, kind === 'text' ? foldText(answer as string) : answer]];
  });
  return Object.fromEntries(entries);
}

/** Whether an answer is the known one, which a file has as text. */
export function isKnown(value: Value, known: string): boolean {
  return typeof value === 'number' ? known !== '' && Number(known) === value : foldText(value) === foldText(known);
}

/** Numbers by size, before texts by code unit. */
export function compareValues(one: Value, other: Value): number {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}
