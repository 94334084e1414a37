import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions, IntersectionType } from '@nestjs/swagger';
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
  type ValidationArguments,
} from 'class-validator';
import { normalizeEmail } from '../../kernel/email';
import { ID_LENGTH, isId } from '../../kernel/ids';

/**
 * Each decorator defines a field of a request with its rules and description. A field is required unless `optional`.
 */
export interface FieldOptions {
  readonly optional?: boolean;
  /** Required, and validated, only where the body has no field of this name. */
  readonly unless?: string;
  readonly example?: unknown;
  readonly default?: unknown;
}

export function field(
  description: string,
  shape: ApiPropertyOptions,
  options: FieldOptions,
  ...rules: PropertyDecorator[]
) {
  const { optional = false, unless, example, default: preset } = options;
  return applyDecorators(
    ApiProperty({
      description,
      required: !optional && unless === undefined,
      ...(example !== undefined && { example }),
      ...(preset !== undefined && { default: preset }),
      ...shape,
    } as ApiPropertyOptions),
    // Expose includes undefined fields, so that they are validated.
    Expose(),
    // Only a missing field is optional; null is not.
    ...(optional ? [ValidateIf((_, value) => value !== undefined)] : []),
    ...(unless === undefined
      ? []
      : [ValidateIf((body: object) => !(unless in body) || body[unless as never] === undefined)]),
    ...rules,
  );
}

/** A text far longer than `max` is not normalized, and fails the length check. */
const normalized = (max: number) =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.length <= LENGTH_ALLOWANCE + UNITS_OF_ONE * max ? normalizeText(value) : value,
  );

/** Maximum UTF-16 units of one character before normalization, including surrounding whitespace. */
const UNITS_OF_ONE = 4;
const LENGTH_ALLOWANCE = 10_000;

/** A rule of a field; `name` is the code of its error. */
export function rule(
  name: string,
  holds: (value: unknown, of: ValidationArguments) => boolean,
  message: string,
  each = false,
): PropertyDecorator {
  const validate = (value: unknown, of?: ValidationArguments) => holds(value, of as ValidationArguments);
  return ValidateBy({ name, validator: { validate, defaultMessage: () => message } }, { each });
}

interface LengthRule {
  readonly each?: boolean;
  readonly message: string;
}

/** Maximum number of characters (code points), as database columns count. */
function MaxLength(max: number, rule: LengthRule): PropertyDecorator {
  return lengthRule('maxLength', (text) => !isLongerThan(text, max), rule);
}

/** Minimum number of characters (code points). */
function MinLength(min: number, rule: LengthRule): PropertyDecorator {
  return lengthRule('minLength', (text) => isLongerThan(text, min - 1), rule);
}

function lengthRule(name: string, holds: (text: string) => boolean, { each = false, message }: LengthRule) {
  return rule(name, (value) => typeof value === 'string' && holds(value), message, each);
}

/** See isPlainText; line breaks only with `lines`. */
function IsPlainText(options: { readonly lines?: boolean } = {}): PropertyDecorator {
  return rule('isPlainText', (value) => typeof value !== 'string' || isPlainText(value, options), PLAIN_TEXT_MESSAGE);
}

/** Normalized text of `min` (default 1) to `max` characters; with `lines` it may have line breaks. */
export function TextField(description: string, options: FieldOptions & { min?: number; max: number; lines?: boolean }) {
  const { min = 1, max, lines = false } = options;
  return field(
    description,
    { type: String, minLength: min, maxLength: max },
    options,
    normalized(max),
    IsString({ message: 'Must be a string.' }),
    IsPlainText({ lines }),
    MinLength(min, { message: min === 1 ? 'This field is required.' : `Must be at least ${min} characters.` }),
    MaxLength(max, { message: `Must be at most ${max} characters.` }),
  );
}

/** Below a TextField: converts to lower case, which may lengthen the text, before the length check. */
export const InLowerCase = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value));

/** Text that is not normalized, for a parser of its own format. */
export function RawTextField(
  description: string,
  { max, format, ...options }: FieldOptions & { max: number; format?: 'password' },
) {
  return field(
    description,
    { type: String, minLength: 1, maxLength: max, ...(format && { format }) },
    options,
    IsString({ message: 'Must be a string.' }),
    MinLength(1, { message: 'This field is required.' }),
    MaxLength(max, { message: `Must be at most ${max} characters.` }),
  );
}

/** A password: not normalized, not trimmed. */
export function PasswordField(description: string, options: FieldOptions = {}) {
  return RawTextField(description, { ...options, max: LENGTHS.password, format: 'password' });
}

/** A normalized e-mail address. */
export function EmailField(description: string, options: FieldOptions = {}) {
  return field(
    description,
    { type: String, format: 'email', maxLength: LENGTHS.email },
    options,
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalizeEmail(value) : value)),
    IsString({ message: 'Must be a string.' }),
    rule('isEmail', (value) => typeof value !== 'string' || isEmail(value), 'Must be a valid email address.'),
    MaxLength(LENGTHS.email, { message: `Must be at most ${LENGTHS.email} characters.` }),
  );
}

/** A JSON number without a fraction; "5" is rejected. Null where `nullable`. `description` has the unit. */
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

/** A JSON number. `description` has the unit. */
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

export function ChoiceField(description: string, choices: readonly string[], options: FieldOptions = {}) {
  return field(
    description,
    { type: String, enum: [...choices] },
    options,
    IsString({ message: 'Must be a string.' }),
    IsIn(choices, { message: `Must be one of: ${choices.join(', ')}.` }),
  );
}

/** At least `min` (default 1) of the choices, each once. */
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

export function FlagField(description: string, options: FieldOptions = {}) {
  return field(description, { type: Boolean }, options, IsBoolean({ message: 'Must be a boolean.' }));
}

/** A list of `min` to `max` objects, each validated by the rules of `shape`; errors have the index in their path. */
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

/** An object that is validated by the rules of `shape`. */
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

/** An object that a use case validates; `shape` only describes it. Null where `nullable`. */
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

/** Names of such fields, by the prototype of the class. */
export const freeFieldsOf = (shape: object): ReadonlySet<string> => fieldsWith(FREE, shape);

/** A value that `faultsOf` validates; `shape` only describes it. */
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

/** At most `max` URLs of pictures from POST /image/proof. The use case checks their owner. */
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

/** The URL of a picture from POST /image, checked by UploadedImages. Empty for none, where `optional`. */
export function PictureField(description: string, options: FieldOptions = {}) {
  return field(
    description,
    { type: String, format: 'uri-reference', maxLength: 2000 },
    options,
    normalized(2000),
    IsString({ message: 'Must be a string.', context: PICTURE }),
    MinLength(options.optional ? 0 : 1, { message: 'This field is required.' }),
    MaxLength(2000, { message: 'Must be at most 2,000 characters.' }),
  );
}

/** Marks are set on a field's rules: mapped types copy rules, but not the class. */
const PICTURE = { picture: true };
const FREE = { free: true };

/** The picture fields of a parsed request and their values, including nested objects. */
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

/** Takes the prototype, since a request may have a field called `constructor`. */
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

/** A field of old clients that the server sets itself. Removed before validation. */
export function IgnoredField(what = 'Decided by the server; ignored when sent.', type: ApiPropertyOptions = {}) {
  return ApiProperty({
    description: what,
    required: false,
    type: String,
    deprecated: true,
    ...type,
  } as ApiPropertyOptions);
}

export function QueryNumberField(description: string, options: FieldOptions & { min: number; max?: number }) {
  const digits = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value,
  );
  return applyDecorators(digits, WholeNumberField(description, options));
}

const IsIds = () => rule('isId', (value) => Array.isArray(value) && value.every(isId), 'Each item must be an id.');

/** At most `max` ids in a query string, separated by commas. */
export function IdsField(description: string, { max }: { readonly max: number }) {
  const split = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value));
  return applyDecorators(
    split,
    field(
      `${description} At most ${max}, separated by commas.`,
      { type: String, maxLength: max * (ID_LENGTH + 1) },
      {},
      IsArray({ message: 'Must be a string.' }),
      ArrayMaxSize(max, { message: `Must contain at most ${max} items.` }),
      IsIds(),
    ),
  );
}

/** At most `max` distinct ids in a body. The use case checks their owner. */
export function IdListField(description: string, { max, ...options }: FieldOptions & { readonly max: number }) {
  return field(
    description,
    { type: 'array', items: { type: 'string', maxLength: ID_LENGTH }, maxItems: max, uniqueItems: true },
    options,
    IsArray({ message: 'Must be an array.' }),
    ArrayMaxSize(max, { message: `Must contain at most ${max} items.` }),
    ArrayUnique({ message: 'Values must be unique.' }),
    IsIds(),
  );
}

/** An existing calendar day, YYYY-MM-DD. */
export function CalendarDayField(description: string, options: FieldOptions = {}) {
  return field(
    description,
    { type: String, format: 'date', example: '2030-01-31' },
    options,
    rule('isCalendarDay', isCalendarDay, 'Must be a date (YYYY-MM-DD).'),
  );
}

const isCalendarDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^2\d{3}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** `page.next` of the previous page. */
export function CursorField() {
  return field(
    'Cursor: `page.next` of the previous page; omit it for the first page.',
    { type: String, maxLength: 500 },
    { optional: true },
    IsString({ message: 'Must be a string.' }),
    Matches(/^[\w-]{1,500}$/, { message: 'Invalid cursor.' }),
  );
}

/** Where it is missing, the default is used. */
export function SizeField() {
  return applyDecorators(
    Transform(({ value = LIMITS.listPageSize }: { value?: unknown }) => value),
    QueryNumberField(`Rows per page, at most ${LIMITS.listPageSizeMax}.`, {
      min: 1,
      max: LIMITS.listPageSizeMax,
      optional: true,
      default: LIMITS.listPageSize,
    }),
  );
}

/** The records of the caller. */
export class OwnParameters {
  @EmailField('Your own e-mail address.')
  readonly email!: string;
}

export class PageParameters {
  @CursorField()
  readonly cursor?: string;

  @SizeField()
  readonly size: number;
}

export class OwnPageParameters extends IntersectionType(OwnParameters, PageParameters) {}
