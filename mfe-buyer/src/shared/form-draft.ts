import {
  type AnswerForm,
  type AnswerKind,
  FORM_LIMITS,
  type FormField,
  type FormOption,
  parseForm,
} from '@kaaj/contract';
import { numberOf } from '@kaaj/page-kit/answers';
import { fieldText } from '@kaaj/web-kit';

/** The draft of a question: numbers as typed, options one on each line: `label`, or `value | label`. */
export interface QuestionDraft {
  /** Kept through edits, so that answers of different versions share a column. */
  readonly name: string;
  readonly kind: AnswerKind;
  readonly label: string;
  readonly required: boolean;
  readonly options: string;
  readonly min: string;
  readonly max: string;
  readonly maxLength: string;
  readonly integer: boolean;
  readonly minLabel: string;
  readonly maxLabel: string;
}

export type FormDraft = readonly QuestionDraft[];

/** The error of each part of a question, by `<index>.<part>`. */
export type FormErrors = Readonly<Record<string, string | undefined>>;

/** A new question with a unique name. */
export function newQuestion(questions: FormDraft): QuestionDraft {
  const names = new Set(questions.map(({ name }) => name));
  let number = questions.length + 1;
  while (names.has(`question${number}`)) number += 1;
  return {
    ...{ name: `question${number}`, kind: 'choice', label: '', required: true, options: '' },
    ...{ min: '', max: '', maxLength: '', integer: true, minLabel: '', maxLabel: '' },
  };
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A text stays as it was typed where it is no number, and is refused as such. */
const numberIn = (typed: string) => (typed.trim() === '' ? undefined : numberOf(typed));

function optionIn(line: string) {
  const [, value = line, label = line] = /^(.+?)\s\|\s(.+)$/.exec(line) ?? [];
  return { value, label };
}

function fieldOf(question: QuestionDraft) {
  const { name, kind, label, required, options, min, max, maxLength, integer, minLabel, maxLabel } = question;
  const range = { min: numberIn(min), max: numberIn(max) };
  const length = { maxLength: numberIn(maxLength) };
  const ends = { ...(minLabel.trim() && { minLabel }), ...(maxLabel.trim() && { maxLabel }) };
  const listed = { options: linesOf(options).map(optionIn) };
  const settings = {
    choice: listed,
    choices: { ...listed, ...range },
    text: length,
    longText: length,
    number: { ...range, integer },
    scale: { ...range, ...ends },
    picture: range,
  }[kind];
  return { name, kind, label, required, ...settings };
}

/** The form that is posted, or what is wrong with each question. */
export function readForm(questions: FormDraft): { readonly form: AnswerForm } | { readonly errors: FormErrors } {
  const parsed = parseForm({ fields: questions.map(fieldOf) });
  if ('value' in parsed) return { form: parsed.value };
  return { errors: errorsOf(parsed.problems) };
}

/**
 * Maps errors of the server or of our own validation to question and part: `fields.0.options.1.value` belongs to the
 * options of the first.
 */
export function errorsOf(problems: readonly { field: string; code: string; message: string }[]): FormErrors {
  return Object.fromEntries(
    problems.map((each) => {
      const [, index = '', part = 'label'] = /^(?:form\.)?fields\.(\d+)(?:\.(\w+))?/.exec(each.field) ?? [];
      return [index === '' ? 'form' : `${index}.${part}`, fieldText(each)];
    }),
  );
}

/** The questions of a form that is there. */
export function draftOfAnswerForm({ fields }: AnswerForm): FormDraft {
  return fields.map(({ name, kind, label, required = false, options = [], integer = false, ...more }: FormField) => ({
    ...{ name, kind, label, required, integer },
    options: options.map(lineOf).join('\n'),
    ...{ min: typed(more.min), max: typed(more.max), maxLength: typed(more.maxLength) },
    ...{ minLabel: more.minLabel ?? '', maxLabel: more.maxLabel ?? '' },
  }));
}

const typed = (number: number | undefined) => (number === undefined ? '' : String(number));
const lineOf = ({ value, label }: FormOption) => (value === label ? label : `${value} | ${label}`);

export const MAX_QUESTIONS = FORM_LIMITS.fields;
