import {
  type AnswerForm,
  type Answers,
  type FormField,
  ownValue,
  parseAnswers,
  plainLine,
  withPlainDigits,
} from '@kaaj/contract';
import { fieldText } from '@kaaj/web-kit';

/** What is typed or picked so far, by the names of the fields; numbers as they were typed. */
export type TypedAnswers = Readonly<Record<string, string | readonly string[]>>;

/** The error message of each field, by its name. */
export type AnswerErrors = Readonly<Record<string, string | undefined>>;

/** What is sent, or what is wrong with each field. */
export type ReadAnswers = { readonly answers: Answers } | { readonly errors: AnswerErrors };

const NUMBER = /^[-−]?\d+(?:\.\d+)?$/;

/** The number that was typed, in digits of either language; the text itself where it is none. */
export function numberOf(typed: string): number | string {
  const plain = withPlainDigits(plainLine(typed));
  return NUMBER.test(plain) ? Number(plain.replace('−', '-')) : plain;
}

function sentOf({ kind }: FormField, typed: string | readonly string[] | undefined): unknown {
  if (typed === undefined || typed === '') return undefined;
  return (kind === 'number' || kind === 'scale') && typeof typed === 'string' ? numberOf(typed) : typed;
}

/** Validates the typed answers like the server. */
export function readAnswers(form: AnswerForm, typed: TypedAnswers): ReadAnswers {
  const parsed = parseAnswers(
    form,
    Object.fromEntries(form.fields.map((field) => [field.name, sentOf(field, ownValue(typed, field.name))])),
  );
  if ('value' in parsed) return { answers: parsed.value };
  return {
    errors: Object.fromEntries(parsed.problems.map((each) => [each.field.replace(/^answers\./, ''), fieldText(each)])),
  };
}

/** What was answered before, to begin with. */
export const typedOf = (answers: Answers): TypedAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [name, typeof answer === 'number' ? String(answer) : answer]),
  );
