import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { isEmail, isLongerThan, isPlainText, LENGTHS, LIMITS, PLAIN_TEXT_MESSAGE, normalizeText } from '@kaaj/contract';
import { Expose, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  getMetadataStorage,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { normalizeEmail } from '../../kernel/email';
import { ID_LENGTH, isId } from '../../kernel/ids';

/** Each field of a request: its rules and its description, in one place. A field is required unless `optional`. */
export interface FieldOptions {
  readonly optional?: boolean;
  /** Needed, and looked at, where the body has no field of this name. */
  readonly unless?: string;
  readonly example?: unknown;
  readonly default?: unknown;
}

function field(description: string, shape: ApiPropertyOptions, options: FieldOptions, ...rules: PropertyDecorator[]) {
  const { optional = false, unless, example, default: preset } = options;
  return applyDecorators(
    ApiProperty({
      description,
      required: !optional && unless === undefined,
      ...(example !== undefined && { example }),
      ...(preset !== undefined && { default: preset }),
      ...shape,
    } as ApiPropertyOptions),
    // Expose keeps a field without a value among the checked ones.
    Expose(),
    // Left out; nothing else, null included, is no value.
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ...(unless === undefined
      ? []
      : [ValidateIf((body: object) => !(unless in body) || body[unless as never] === undefined)]),
    ...rules,
  );
}

/** A text that is far longer than `max` stays as it is, and is refused for it. */
const tidied = (max: number) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= TIDIED + UNITS_OF_ONE * max ? normalizeText(value) : value,
  );

/** UTF-16 units of one character at most, before the text is in its normal form; and blanks around it. */
const UNITS_OF_ONE = 4;
const TIDIED = 10_000;

interface LengthRule {
  readonly each?: boolean;
  readonly message: string;
}

/** At most so many characters (code points), as columns count them. */
function MaxLength(max: number, rule: LengthRule): PropertyDecorator {
  return lengthRule('maxLength', (text) => !isLongerThan(text, max), rule);
}

/** At least so many characters (code points). */
function MinLength(min: number, rule: LengthRule): PropertyDecorator {
  return lengthRule('minLength', (text) => isLongerThan(text, min - 1), rule);
}

function lengthRule(name: string, holds: (text: string) => boolean, { each = false, message }: LengthRule) {
  const validate = (value: unknown) => typeof value === 'string' && holds(value);
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } }, { each });
}

/** See isPlainText; the ends of lines only where `lines` are meant. */
function IsPlainText(options: { readonly lines?: boolean } = {}): PropertyDecorator {
  return ValidateBy({
    name: 'isPlainText',
    validator: {
      validate: (value) => typeof value !== 'string' || isPlainText(value, options),
      defaultMessage: () => PLAIN_TEXT_MESSAGE,
    },
  });
}

function IsEmailAddress(): PropertyDecorator {
  return ValidateBy({
    name: 'isEmail',
    validator: {
      validate: (value) => typeof value !== 'string' || isEmail(value),
      defaultMessage: () => 'Must be a valid email address.',
    },
  });
}

/** Text in its one spelling, of `min` (default 1) to `max` characters; with `lines` it may have several. */
export function TextField(description: string, options: FieldOptions & { min?: number; max: number; lines?: boolean }) {
  const { min = 1, max, lines = false } = options;
  return field(
    description,
    { type: String, minLength: min, maxLength: max },
    options,
    tidied(max),
    IsString({ message: 'Must be a string.' }),
    IsPlainText({ lines }),
    MinLength(min, { message: min === 1 ? 'This field is required.' : `Must be at least ${min} characters.` }),
    MaxLength(max, { message: `Must be at most ${max} characters.` }),
  );
}

/** Below a TextField: its text in small letters, which may be longer than what was typed, and is what the limit is about. */
export const InSmallLetters = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));

/** Text as it came, for whoever reads a format of its own out of it. */
export function RawTextField(description: string, options: FieldOptions & { max: number }) {
  return field(
    description,
    { type: String, minLength: 1, maxLength: options.max },
    options,
    IsString({ message: 'Must be a string.' }),
    MinLength(1, { message: 'This field is required.' }),
    MaxLength(options.max, { message: `Must be at most ${options.max} characters.` }),
  );
}

/** A password: text as it was typed, blanks included. */
export function PasswordField(description: string, options: FieldOptions = {}) {
  return field(
    description,
    { type: String, format: 'password', minLength: 1, maxLength: LENGTHS.password },
    options,
    IsString({ message: 'Must be a string.' }),
    MinLength(1, { message: 'This field is required.' }),
    MaxLength(LENGTHS.password, { message: `Must be at most ${LENGTHS.password} characters.` }),
  );
}

/** An e-mail address, brought to its one spelling. */
export function EmailField(description: string, options: FieldOptions = {}) {
  return field(
    description,
    { type: String, format: 'email', maxLength: LENGTHS.email },
    options,
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    IsString({ message: 'Must be a string.' }),
    IsEmailAddress(),
    MaxLength(LENGTHS.email, { message: `Must be at most ${LENGTHS.email} characters.` }),
  );
}

/** A JSON number without a fraction; "5" is refused. Null for none, where `nullable`. `description` says the unit. */
export function WholeNumberField(
  description: string,
  { nullable = false, ...options }: FieldOptions & { min: number; max?: number; nullable?: boolean },
) {
  const { min, max = Number.MAX_SAFE_INTEGER } = options;
  const number = field(
    description,
    { type: 'integer', minimum: min, maximum: max, ...(nullable && { nullable }) },
    options,
    IsInt({ message: 'Must be an integer.' }),
    Min(min, { message: `Must be at least ${min}.` }),
    Max(max, { message: `Must be at most ${max}.` }),
  );
  return nullable
    ? applyDecorators(
        ValidateIf((_, value) => value !== null),
        number,
      )
    : number;
}

/** A JSON number, fractions included. `description` says the unit. */
export function NumberField(description: string, options: FieldOptions & { min: number; max: number }) {
  const { min, max } = options;
  return field(
    description,
    { type: Number, minimum: min, maximum: max },
    options,
    IsNumber({}, { message: 'Must be a number.' }),
    Min(min, { message: `Must be at least ${min}.` }),
    Max(max, { message: `Must be at most ${max}.` }),
  );
}

/** One of a few words. */
export function ChoiceField(description: string, choices: readonly string[], options: FieldOptions = {}) {
  return field(
    description,
    { type: String, enum: [...choices] },
    options,
    IsString({ message: 'Must be a string.' }),
    IsIn(choices, { message: `Must be one of: ${choices.join(', ')}.` }),
  );
}

/** At least `min` of a few words, one unless told, each once. */
export function ChoicesField(description: string, choices: readonly string[], { min = 1 }: { min?: number } = {}) {
  return field(
    description,
    { enum: [...choices], isArray: true, minItems: min, maxItems: choices.length, uniqueItems: true },
    {},
    IsArray({ message: 'Must be an array.' }),
    ArrayMinSize(min, { message: `Must contain at least ${min} items.` }),
    ArrayMaxSize(choices.length, { message: `Must contain at most ${choices.length} items.` }),
    ArrayUnique({ message: 'Values must be unique.' }),
    IsIn(choices, { each: true, message: `Each of these is one of: ${choices.join(', ')}.` }),
  );
}

/** true or false, as JSON has it. */
export function FlagField(description: string, options: FieldOptions = {}) {
  return field(description, { type: Boolean }, options, IsBoolean({ message: 'Must be a boolean.' }));
}

/** A list of `min` to `max` objects, each checked by the rules of `shape`; what is wrong is named by its place. */
export function ListField(description: string, shape: new () => object, { min, max }: { min: number; max: number }) {
  return field(
    description,
    { type: shape, isArray: true, minItems: min, maxItems: max },
    {},
    IsArray({ message: 'Must be an array.' }),
    ArrayMinSize(min, { message: `Must contain at least ${min} items.` }),
    ArrayMaxSize(max, { message: `Must contain at most ${max} items.` }),
    ValidateNested({ each: true, message: 'Each item must be an object.' }),
    Type(() => shape),
  );
}

/** An object that is checked by the rules of `shape`. */
export function ObjectField(description: string, shape: new () => object, options: FieldOptions = {}) {
  return field(
    description,
    { type: shape },
    options,
    IsObject({ message: 'Must be an object.' }),
    ValidateNested({ message: 'Must be an object.' }),
    Type(() => shape),
  );
}

/** An object whose own rules are a use case's to check; `shape` describes it. Null for none, where `nullable`. */
export function FreeObjectField(
  description: string,
  shape: ApiPropertyOptions,
  { nullable = false, ...options }: FieldOptions & { nullable?: boolean } = {},
) {
  return applyDecorators(
    ...(nullable ? [ValidateIf((_, value) => value !== null)] : []),
    field(
      description,
      { ...shape, ...(nullable && { nullable }) },
      options,
      Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
      IsObject({ message: 'Must be an object.', context: FREE }),
    ),
  );
}

/** The names of the fields of a class, by its prototype, that hold such objects. */
export const freeFieldsOf = (shape: object): ReadonlySet<string> => fieldsWith(FREE, shape);

/** Whatever `faultsOf` finds nothing wrong with; `shape` describes it. */
export function CheckedField(
  description: string,
  shape: ApiPropertyOptions,
  faultsOf: (value: unknown) => readonly { readonly message: string }[],
  options: FieldOptions = {},
) {
  return field(
    description,
    shape,
    options,
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
    ValidateBy({
      name: 'isChecked',
      validator: {
        validate: (value) => faultsOf(value).length === 0,
        defaultMessage: (its) => faultsOf(its?.value)[0]?.message ?? '',
      },
    }),
  );
}

/** At most `max` addresses of pictures that POST /image/proof answered with; whose they are is the use case's to see. */
export function ProofField(description: string, { max, ...options }: FieldOptions & { max: number }) {
  return field(
    description,
    { type: 'array', items: { type: 'string', format: 'uri-reference', maxLength: 2000 }, maxItems: max },
    options,
    IsArray({ message: 'Must be an array.' }),
    ArrayMaxSize(max, { message: `Must contain at most ${max} items.` }),
    ArrayUnique({ message: 'Images must be unique.' }),
    IsString({ each: true, message: 'Each item must be a string.' }),
    MinLength(1, { each: true, message: 'Each item must be a URL.' }),
    MaxLength(2000, { each: true, message: 'Each item must be at most 2,000 characters.' }),
  );
}

/** The address of a picture, one that POST /image answered with; UploadedImages knows them. Empty for none, where `optional`. */
export function PictureField(description: string, options: FieldOptions = {}) {
  return field(
    description,
    { type: String, format: 'uri-reference', maxLength: 2000 },
    options,
    tidied(2000),
    IsString({ message: 'Must be a string.', context: PICTURE }),
    MinLength(options.optional ? 0 : 1, { message: 'This field is required.' }),
    MaxLength(2000, { message: 'Must be at most 2,000 characters.' }),
  );
}

/** These go with the rules of a field, which mapped types copy, while they leave the class itself behind. */
const PICTURE = { picture: true };
const FREE = { free: true };

/** The fields of a parsed request that hold addresses of pictures, and what they hold, those of objects in it included. */
export function picturesIn(
  request: object,
  path = '',
): readonly { readonly field: string; readonly address: string }[] {
  const pictures = fieldsWith(PICTURE, (Object.getPrototypeOf(request) ?? Object.prototype) as object);
  return Object.entries(request).flatMap(([name, value]: [string, unknown]) => {
    const field = `${path}${name}`;
    if (typeof value === 'object' && value !== null) return picturesIn(value, `${field}.`);
    return typeof value === 'string' && value !== '' && pictures.has(name) ? [{ field, address: value }] : [];
  });
}

const known = new Map<object, WeakMap<object, ReadonlySet<string>>>([
  [PICTURE, new WeakMap()],
  [FREE, new WeakMap()],
]);

/** Of a class, by its prototype: a request may have a field called `constructor`. */
function fieldsWith(mark: object, shape: object): ReadonlySet<string> {
  const shapes = known.get(mark);
  const found =
    shapes?.get(shape) ??
    new Set(
      getMetadataStorage()
        .getTargetValidationMetadatas(shape.constructor, '', false, false)
        .filter(({ context }) => context === mark)
        .map(({ propertyName }) => propertyName),
    );
  shapes?.set(shape, found);
  return found;
}

/** What clients of the first hour still send, and the server decides by itself. Taken off before anything reads it. */
export function IgnoredField(what = 'Decided by the server; ignored when sent.', type: ApiPropertyOptions = {}) {
  return ApiProperty({
    description: what,
    required: false,
    type: String,
    deprecated: true,
    ...type,
  } as ApiPropertyOptions);
}

/** A whole number in a query string. */
export function QueryNumberField(description: string, options: FieldOptions & { min: number; max?: number }) {
  const digits = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value,
  );
  return applyDecorators(digits, WholeNumberField(description, options));
}

/** Ids in a query string, with commas between them: at most `max`. */
export function IdsField(description: string, { max }: { readonly max: number }) {
  const split = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value));
  return applyDecorators(
    split,
    field(
      `${description} At most ${max}, with commas between them.`,
      { type: String, maxLength: max * (ID_LENGTH + 1) },
      {},
      IsArray({ message: 'Must be a string.' }),
      ArrayMaxSize(max, { message: `Must contain at most ${max} items.` }),
      ValidateBy({
        name: 'isId',
        validator: {
          validate: (value) => Array.isArray(value) && value.every(isId),
          defaultMessage: () => 'Each item must be an id.',
        },
      }),
    ),
  );
}

/** At most `max` ids in a body, each once; whose they are is the use case's to see. */
export function IdListField(description: string, { max, ...options }: FieldOptions & { readonly max: number }) {
  return field(
    description,
    { type: 'array', items: { type: 'string', maxLength: ID_LENGTH }, maxItems: max, uniqueItems: true },
    options,
    IsArray({ message: 'Must be an array.' }),
    ArrayMaxSize(max, { message: `Must contain at most ${max} items.` }),
    ArrayUnique({ message: 'Values must be unique.' }),
    ValidateBy({
      name: 'isId',
      validator: {
        validate: (value) => Array.isArray(value) && value.every(isId),
        defaultMessage: () => 'Each item must be an id.',
      },
    }),
  );
}

/** A calendar day that there is, YYYY-MM-DD. */
export function CalendarDayField(description: string, options: FieldOptions = {}) {
  return field(
    description,
    { type: String, format: 'date', example: '2030-01-31' },
    options,
    ValidateBy({
      name: 'isCalendarDay',
      validator: {
        validate: (value) => typeof value === 'string' && /^2\d{3}-\d{2}-\d{2}$/.test(value) && isDay(value),
        defaultMessage: () => 'Must be a date (YYYY-MM-DD).',
      },
    }),
  );
}

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Where the following page of a list begins: `page.next` of the page before. */
export function CursorField() {
  return field(
    'Where to go on: page.next of the page before; left out for the first page.',
    { type: String, maxLength: 500 },
    { optional: true },
    IsString({ message: 'Must be a string.' }),
    Matches(/^[\w-]{1,500}$/, { message: 'Invalid cursor.' }),
  );
}

/** How many rows a page has. */
export function SizeField() {
  return QueryNumberField(`Rows per page, at most ${LIMITS.listPageSizeMax}.`, {
    min: 1,
    max: LIMITS.listPageSizeMax,
    optional: true,
    default: LIMITS.listPageSize,
  });
}
