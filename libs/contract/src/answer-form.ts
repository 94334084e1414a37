import { ANSWER_KINDS, type AnswerKind } from './answer-kinds';
import { type AnswerForm, type FormField, type FormOption } from './generated/wire';
import { LENGTHS } from './constants';
import { firstCharacters, isLongerThan } from './text-length';
import { isPlainText, PLAIN_TEXT_MESSAGE, normalizeText } from './text';

/** choice, text, longText: text; choices and picture: a list of texts; number and scale: a number. */
export type Answer = string | number | readonly string[];

/** Kinds of fields whose answers can be compared, for labels and known answers. */
export const COMPARABLE_KINDS: readonly AnswerKind[] = ['choice', 'scale', 'text'];

/** By the names of the fields; what was not answered is not there. */
export type Answers = Readonly<Record<string, Answer>>;

export const FORM_LIMITS = {
  fields: 20,
  label: LENGTHS.answerLabel,
  options: { min: 2, max: 50 },
  optionValue: 100,
  text: 200,
  longText: 5_000,
  /** Steps of a scale, both ends included. */
  scaleSteps: 11,
  pictures: 5,
  /** Characters of a form, and of all answers of one submission, as JSON. */
  formLength: 16_000,
  answersLength: 16_000,
} as const;

/** What an object holds under a name itself: a field may be called `constructor` or `toString`. */
export const ownValue = <Value>(
  values: Readonly<Record<string, Value>> | null | undefined,
  name: string,
): Value | undefined => (values && Object.hasOwn(values, name) ? values[name] : undefined);

export interface FormProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

type Parsed<Value> = { readonly value: Value } | { readonly problems: readonly FormProblem[] };

const NAME = /^[a-z][a-zA-Z0-9_]{0,39}$/;

const EVERY_KIND = ['name', 'kind', 'label', 'required'] as const;

/** The settings of each kind, besides those of every field. */
const SETTINGS: Readonly<Record<AnswerKind, readonly (keyof FormField)[]>> = {
  choice: ['options'],
  choices: ['options', 'min', 'max'],
  text: ['maxLength'],
  longText: ['maxLength'],
  number: ['min', 'max', 'integer'],
  scale: ['min', 'max', 'minLabel', 'maxLabel'],
  picture: ['min', 'max'],
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a form and drops unknown fields. Problems name fields by dotted paths, such as `fields.0.name`. */
export function parseForm(sent: Readonly<Record<string, unknown>>): Parsed<AnswerForm> {
  const problems = unknownKeys(sent, ['fields'], '');
  const { fields } = sent;
  if (!Array.isArray(fields) || fields.length === 0 || fields.length > FORM_LIMITS.fields) {
    const message = `A form has 1 to ${FORM_LIMITS.fields} fields.`;
    return { problems: [...problems, { field: 'fields', code: 'size', message }] };
  }
  const names = new Set<string>();
  const parsed = (fields as readonly unknown[]).map((field, index) => {
    const reader = new FieldReader(field, `fields.${index}.`);
    const read = reader.field(names);
    problems.push(...reader.problems);
    return read;
  });
  const form = { fields: parsed };
  if (problems.length === 0) problems.push(...tooManyPictures(form));
  if (problems.length === 0 && isLongerThan(JSON.stringify(form), FORM_LIMITS.formLength)) {
    problems.push({ field: 'fields', code: 'maxLength', message: TOO_LONG(FORM_LIMITS.formLength) });
  }
  return problems.length > 0 ? { problems } : { value: form };
}

/** If the required pictures together exceed the limit of a submission, the form cannot be answered. */
function tooManyPictures({ fields }: AnswerForm): FormProblem[] {
  let needed = 0;
  const index = fields.findIndex(({ kind, required, min = 0 }) => {
    needed += kind === 'picture' && required ? Math.max(min, 1) : 0;
    return needed > FORM_LIMITS.pictures;
  });
  return index < 0 ? [] : [{ field: `fields.${index}.min`, code: 'size', message: TOO_MANY_PICTURES }];
}

const TOO_MANY_PICTURES = `A submission has at most ${FORM_LIMITS.pictures} images.`;
const REQUIRED = 'This field is required.';
const TOO_LONG = (most: number) => `Must be at most ${most} characters.`;

function unknownKeys(sent: object, known: readonly string[], path: string): FormProblem[] {
  return Object.keys(sent)
    .filter((key) => !known.includes(key))
    .map((key) => ({ field: `${path}${key}`, code: 'unknown', message: 'There is no such setting.' }));
}

/** Reads the settings of one field and collects what is wrong with them. */
class FieldReader {
  readonly problems: FormProblem[] = [];
  private readonly sent: Readonly<Record<string, unknown>>;

  constructor(
    sent: unknown,
    private readonly path: string,
  ) {
    if (!isObject(sent))
      this.problems.push({ field: path.slice(0, -1), code: 'isObject', message: 'Must be an object.' });
    this.sent = isObject(sent) ? sent : {};
  }

  field(names: Set<string>): FormField {
    const { kind: sentKind } = this.sent;
    const kind = ANSWER_KINDS.find((known) => known === sentKind);
    if (!kind) this.refuse('kind', 'isIn', `Must be one of: ${ANSWER_KINDS.join(', ')}.`);
    else this.problems.push(...unknownKeys(this.sent, [...EVERY_KIND, ...SETTINGS[kind]], this.path));
    const field = {
      name: this.name(names),
      kind: kind ?? 'text',
      label: this.text('label', FORM_LIMITS.label) ?? '',
      required: this.flag('required') ?? false,
    };
    return kind ? { ...field, ...this.settings(kind) } : field;
  }

  private settings(kind: AnswerKind): Partial<FormField> {
    const { longText, text, pictures } = FORM_LIMITS;
    switch (kind) {
      case 'choice':
        return { options: this.options() };
      case 'choices': {
        const options = this.options();
        const range = this.range({ least: 0, most: options.length, whole: true });
        this.refuseNone(range);
        return { options, ...range };
      }
      case 'text':
        return { maxLength: this.number('maxLength', { least: 1, most: text, whole: true }) ?? text };
      case 'longText':
        return { maxLength: this.number('maxLength', { least: 1, most: longText, whole: true }) ?? longText };
      case 'number':
        return this.numbers();
      case 'scale':
        return this.scale();
      case 'picture': {
        const { min = 0, max = pictures } = this.range({ least: 0, most: pictures, whole: true });
        this.refuseNone({ max });
        return { min, max };
      }
    }
  }

  /** What at most nothing can be picked for could not be answered. */
  private refuseNone({ max }: { readonly max?: number }): void {
    if (max === 0) this.refuse('max', 'min', 'Must be at least 1.');
  }

  private numbers(): Partial<FormField> {
    const { min, max } = this.range({});
    const integer = this.flag('integer') ?? false;
    if (integer && min !== undefined && max !== undefined && min <= max && Math.ceil(min) > max)
      this.refuse('max', 'min', `Must be at least ${Math.ceil(min)}.`);
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }), integer };
  }

  private name(names: Set<string>): string {
    const { name } = this.sent;
    if (typeof name !== 'string' || !NAME.test(name)) {
      this.refuse('name', 'matches', 'Must begin with a small letter and have only letters, digits and _; at most 40.');
      return '';
    }
    if (names.has(name)) this.refuse('name', 'unique', 'Another field has this name.');
    names.add(name);
    return name;
  }

  private options(): readonly FormOption[] {
    const { options } = this.sent;
    const { min, max } = FORM_LIMITS.options;
    if (!Array.isArray(options) || options.length < min || options.length > max) {
      this.refuse('options', 'size', `Must have ${min} to ${max} options.`);
      return [];
    }
    const values = new Set<string>();
    return (options as readonly unknown[]).map((option, index) => {
      const reader = new FieldReader(option, `${this.path}options.${index}.`);
      if (isObject(option)) reader.problems.push(...unknownKeys(option, ['value', 'label'], reader.path));
      const value = reader.text('value', FORM_LIMITS.optionValue) ?? '';
      if (values.has(value)) reader.refuse('value', 'unique', 'Another option has this value.');
      values.add(value);
      const read = { value, label: reader.text('label', FORM_LIMITS.label) ?? '' };
      this.problems.push(...reader.problems);
      return read;
    });
  }

  private scale(): Partial<FormField> {
    const { min, max } = this.range({ whole: true });
    if (this.sent['min'] === undefined) this.refuse('min', 'required', REQUIRED);
    if (this.sent['max'] === undefined) this.refuse('max', 'required', REQUIRED);
    if (min !== undefined && max !== undefined && (max === min || max - min >= FORM_LIMITS.scaleSteps)) {
      this.refuse('max', 'size', `A scale has 2 to ${FORM_LIMITS.scaleSteps} steps.`);
    }
    const [minLabel, maxLabel] = (['minLabel', 'maxLabel'] as const).map((name) =>
      name in this.sent ? this.text(name, FORM_LIMITS.label) : undefined,
    );
    return { min, max, ...(minLabel && { minLabel }), ...(maxLabel && { maxLabel }) };
  }

  private range(bounds: NumberBounds): { readonly min?: number; readonly max?: number } {
    const [min, max] = [this.number('min', bounds), this.number('max', bounds)];
    if (min !== undefined && max !== undefined && min > max) this.refuse('max', 'min', `Must be at least ${min}.`);
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }

  private text(name: string, most: number): string | undefined {
    const sent = this.sent[name];
    const text = typeof sent === 'string' && sent.length <= 4 * most ? normalizeText(sent) : sent;
    if (typeof text !== 'string') return this.refuse(name, 'isString', 'Must be a string.');
    if (text === '') return this.refuse(name, 'minLength', REQUIRED);
    if (isLongerThan(text, most)) return this.refuse(name, 'maxLength', TOO_LONG(most));
    return isPlainText(text) ? text : this.refuse(name, 'isPlainText', PLAIN_TEXT_MESSAGE);
  }

  private flag(name: string): boolean | undefined {
    const sent = this.sent[name];
    if (sent === undefined || typeof sent === 'boolean') return sent;
    return this.refuse(name, 'isBoolean', 'Must be a boolean.');
  }

  private number(name: string, bounds: NumberBounds): number | undefined {
    const sent = this.sent[name];
    if (sent === undefined) return undefined;
    const problem = numberProblem(sent, bounds);
    return problem ? this.refuse(name, ...problem) : (sent as number);
  }

  private refuse(name: string, code: string, message: string): undefined {
    this.problems.push({ field: `${this.path}${name}`, code, message });
    return undefined;
  }
}

interface NumberBounds {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly whole?: boolean | undefined;
}

function numberProblem(sent: unknown, { least, most, whole }: NumberBounds): [string, string] | undefined {
  if (typeof sent !== 'number' || !Number.isFinite(sent)) return ['isNumber', 'Must be a number.'];
  if (whole && !Number.isSafeInteger(sent)) return ['isInt', 'Must be an integer.'];
  if (least !== undefined && sent < least) return ['min', `Must be at least ${least}.`];
  if (most !== undefined && sent > most) return ['max', `Must be at most ${most}.`];
  return undefined;
}

/** What a worker answered. Problems name fields by `answers.<name>`. */
export function parseAnswers(form: AnswerForm, sent: Readonly<Record<string, unknown>>): Parsed<Answers> {
  const problems: FormProblem[] = Object.keys(sent)
    .filter((name) => !form.fields.some((field) => field.name === name))
    .map((name) => ({ field: `answers.${name}`, code: 'unknown', message: 'The form has no such field.' }));
  const entries = form.fields.flatMap((field): [string, Answer][] => {
    const given = ownValue(sent, field.name);
    const refuse = (code: string, message: string) => {
      problems.push({ field: `answers.${field.name}`, code, message });
      return [];
    };
    const value = tidied(field, given);
    if (isBlank(value)) return field.required ? refuse('required', REQUIRED) : [];
    const problem = answerProblem(field, value);
    return problem ? refuse(...problem) : [[field.name, value as Answer]];
  });
  const answers = Object.fromEntries(entries);
  if (problems.length > 0) return { problems };
  if (picturesIn(form, answers).length > FORM_LIMITS.pictures) {
    return { problems: [{ field: `answers.${lastPicture(form).name}`, code: 'size', message: TOO_MANY_PICTURES }] };
  }
  if (isLongerThan(JSON.stringify(answers), FORM_LIMITS.answersLength)) {
    return { problems: [{ field: 'answers', code: 'maxLength', message: TOO_LONG(FORM_LIMITS.answersLength) }] };
  }
  return { value: answers };
}

const lastPicture = ({ fields }: AnswerForm): FormField =>
  fields.findLast(({ kind }) => kind === 'picture') as FormField;

/** Text in its one spelling; a text that is far too long stays as it is, and is refused for it. */
function tidied({ kind, maxLength = 0 }: FormField, given: unknown): unknown {
  if (kind !== 'text' && kind !== 'longText') return given;
  return typeof given === 'string' && given.length <= 4 * maxLength ? normalizeText(given) : given;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function answerProblem(field: FormField, value: unknown): [string, string] | undefined {
  const { kind, options = [], min, max, maxLength = 0, integer } = field;
  const isOption = (picked: unknown) => options.some((option) => option.value === picked);
  switch (kind) {
    case 'choice':
      return isOption(value) ? undefined : ['isIn', 'Must be one of the options.'];
    case 'choices':
      return (
        listProblem(value, min, max) ??
        ((value as unknown[]).every(isOption) ? undefined : ['isIn', 'Must be some of the options.'])
      );
    case 'text':
    case 'longText':
      if (typeof value !== 'string') return ['isString', 'Must be a string.'];
      if (isLongerThan(value, maxLength)) return ['maxLength', TOO_LONG(maxLength)];
      return isPlainText(value, { lines: kind === 'longText' }) ? undefined : ['isPlainText', PLAIN_TEXT_MESSAGE];
    case 'number':
      return numberProblem(value, { least: min, most: max, whole: integer });
    case 'scale':
      return numberProblem(value, { least: min, most: max, whole: true });
    case 'picture':
      return listProblem(value, min, max);
  }
}

function listProblem(value: unknown, min = 0, max = Infinity): [string, string] | undefined {
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
    return ['isArray', 'Must be an array of strings.'];
  if (new Set(value).size < value.length) return ['unique', 'Values must be unique.'];
  if (value.length < min) return ['min', `Must contain at least ${min} items.`];
  return value.length > max ? ['max', `Must contain at most ${max} items.`] : undefined;
}

/** The addresses of the pictures among the answers, in the order of the fields. */
export function picturesIn({ fields }: AnswerForm, answers: Answers): readonly string[] {
  return fields
    .filter(({ kind }) => kind === 'picture')
    .flatMap(({ name }) => (ownValue(answers, name) ?? []) as string[]);
}

/**
 * Every answer as a line of text, "Which bird is this? Magpie", at most `most` characters in all. Pictures are counted.
 */
export function answersText({ fields }: AnswerForm, answers: Answers, most: number): string {
  const lines = fields.flatMap((field) => {
    const answer = ownValue(answers, field.name);
    if (answer === undefined) return [];
    return [`${field.label}${/\p{P}$/u.test(field.label) ? '' : ':'} ${shownAnswer(field, answer)}`];
  });
  const text = lines.join('\n');
  return isLongerThan(text, most) ? `${firstCharacters(text, most - 1)}…` : text;
}

/** An answer as people read it: the labels of what was picked. */
export function shownAnswer({ kind, options = [] }: FormField, answer: Answer): string {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  if (kind === 'picture') return String((answer as readonly string[]).length);
  if (Array.isArray(answer)) return (answer as readonly string[]).map(labelOf).join(', ');
  return typeof answer === 'string' ? labelOf(answer) : String(answer);
}

/** The form with every label, and every end of a scale, as `change` makes it of what it was. */
export function withLabels({ fields }: AnswerForm, change: (label: string, path: string) => string): AnswerForm {
  return {
    fields: fields.map((field, index) => ({
      ...field,
      label: change(field.label, `fields.${index}.label`),
      ...(field.options && {
        options: field.options.map((option, place) => ({
          ...option,
          label: change(option.label, `fields.${index}.options.${place}.label`),
        })),
      }),
      ...(field.minLabel && { minLabel: change(field.minLabel, `fields.${index}.minLabel`) }),
      ...(field.maxLabel && { maxLabel: change(field.maxLabel, `fields.${index}.maxLabel`) }),
    })),
  };
}
