import { type FieldProblem } from '@kaaj/contract';
import calls from '../generated/calls.json';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

type Fields = Readonly<Record<string, { readonly required?: boolean; readonly schema: Schema } | undefined>>;

/** What the API takes by one call, after its own description. */
export interface DescribedCall {
  /** Whether the call stores Idempotency-Keys; other calls ignore them. */
  readonly keyed: boolean;
  readonly query: Fields;
  readonly body?: Fields;
}

const described = Object.entries(calls as Readonly<Record<string, DescribedCall>>).map(([name, call]) => ({
  pattern: new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`),
  parameters: name.split('{').length,
  call,
}));

/**
 * The call of "METHOD /path"; undefined when the API has none. `/task/user/{email}` takes precedence over `/task/{id}`.
 */
export function describedCall(name: string): DescribedCall | undefined {
  const found = described.filter(({ pattern }) => pattern.test(name));
  return found.sort((one, other) => one.parameters - other.parameters)[0]?.call;
}

const isWhole = (value: unknown) => Number.isInteger(value);

function refusalOf(value: unknown, { required = false, schema }: { required?: boolean; schema: Schema }) {
  const { type, minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity } = schema;
  if (value === undefined || value === null) return required ? 'isDefined' : undefined;
  if (type === 'integer') {
    if (!isWhole(value)) return 'isInt';
    if ((value as number) < minimum) return 'min';
    return (value as number) > maximum ? 'max' : undefined;
  }
  if (type !== 'string') return undefined;
  if (typeof value !== 'string') return 'isString';
  if (schema.enum && !schema.enum.includes(value)) return 'isIn';
  const { length } = value.trim();
  if (length < minLength) return 'minLength';
  return length > maxLength ? 'maxLength' : undefined;
}

/** The fields that the API would refuse. It ignores unknown fields. */
export function refusedFields(fields: Fields, given: Readonly<Record<string, unknown>>): FieldProblem[] {
  return Object.entries(fields).flatMap(([field, rule]) => {
    const code = rule && refusalOf(given[field], rule);
    return code === undefined ? [] : [{ field, code, message: `This is refused: ${code}.` }];
  });
}

/** A query's values as the API reads them: digits are numbers where a number is due. */
export function queryValues(fields: Fields, query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...query].map(([name, text]) => [
      name,
      fields[name]?.schema.type === 'integer' && /^-?\d{1,16}$/.test(text) ? Number(text) : text,
    ]),
  );
}
