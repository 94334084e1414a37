import {
  type AnswerForm,
  type Answers,
  COMPARABLE_KINDS,
  type FormField,
  ownValue,
  normalizeText,
} from '@kaaj/contract';

/** Scales have numbers, all other fields strings. */
export type Value = string | number;

/** One worker's answers to one item, by comparable fields. */
export type Given = Readonly<Record<string, Value>>;

/** Field name of the text where a task has no form. */
export const FREE_TEXT = '';

/** Longest text that is compared, as in a `text` field; a longer one is no label. */
export const MAX_COMPARED = 200;

/** The fields of a form whose answers can be compared; only FREE_TEXT without a form. */
export function comparableFields(form: AnswerForm | null | undefined): readonly string[] {
  return form ? form.fields.filter(isComparable).map(({ name }) => name) : [FREE_TEXT];
}

const isComparable = ({ kind }: FormField): boolean => COMPARABLE_KINDS.includes(kind);

/** To upper case first: characters such as ß and ς have several lower-case forms. */
export const foldText = (text: string): string => normalizeText(normalizeText(text).toUpperCase().toLowerCase());

/** A submission's answers to the comparable fields. */
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

/** Whether an answer equals the known one, which is a string from a file. */
export function isKnown(value: Value, known: string): boolean {
  return typeof value === 'number' ? known !== '' && Number(known) === value : foldText(value) === foldText(known);
}

/** Numbers by value, before strings by code unit. */
export function compareValues(one: Value, other: Value): number {
  if (typeof one !== typeof other) return typeof one === 'number' ? -1 : 1;
  return one < other ? -1 : one > other ? 1 : 0;
}
