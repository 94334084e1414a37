import 'reflect-metadata';
import { getMetadataStorage, validateSync } from 'class-validator';
import { newId } from '../../kernel/ids';
import '../../app.module';
import { compileValidator } from './compiled-validator';

type Shape = new () => object;

const VALUES: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    false,
    '',
    ' ',
    'a',
    'A longer word',
    'x'.repeat(5_000),
    '\u0000',
    '\ud800',
    '2030-01-31',
    '2030-02-31',
  ],
  ...[
    'someone@kaaj.test',
    'Worker',
    'Buyer',
    'accepted',
    'rejected',
    'bkash',
    'asc',
    'en',
    '01712345678',
    '123456',
    newId(),
  ],
  ...[0, 1, 5, 20, 150, 200, -1, 1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY],
  ...[[], ['a'], ['a', 'a'], [1], [newId()], [newId(), newId()], [null], {}, { a: 1 }, new Date(0)],
];

const OPTIONS = { whitelist: true, forbidUnknownValues: false };

/** Every class of the product that has validation rules. */
const shapes = [
  ...(getMetadataStorage() as unknown as { validationMetadatas: Map<Shape, unknown> }).validationMetadatas.keys(),
];

const rulesOf = (shape: Shape) => getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);

/** A word of each enumeration, alone and in a list. */
const CHOICES = shapes.flatMap((shape) =>
  rulesOf(shape).flatMap(({ name, constraints }) => (name === 'isIn' ? [(constraints as [unknown[]])[0][0]] : [])),
);
const values = [...VALUES, ...new Set(CHOICES), ...[...new Set(CHOICES)].map((choice) => [choice])];

const objectOf = (shape: Shape, fields: object): object =>
  Object.assign(Object.create(shape.prototype as object) as object, fields);

const errorsFor = (shape: Shape, fields: object) =>
  validateSync(objectOf(shape, fields), OPTIONS).map(({ property }) => property);

/** For each field the first value that class-validator accepts, if any. */
function transformed(shape: Shape): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of new Set(rulesOf(shape).map(({ propertyName }) => propertyName)))
    fields[name] = values.find(
      (value) => value !== undefined && !errorsFor(shape, { ...fields, [name]: value }).includes(name),
    );
  return fields;
}

describe('compiled validation rules', () => {
  const quick = shapes.flatMap((shape) => {
    const rules = compileValidator(shape);
    return rules ? [[shape.name, shape, rules] as const] : [];
  });

  it('cover nearly every request', () => {
    expect(shapes.length).toBeGreaterThan(40);
    expect(quick.length / shapes.length).toBeGreaterThan(0.8);
  });

  it.each(quick)(
    'for %s give the messages of class-validator for any field value, and the same result',
    (_, shape, rules) => {
      const right = transformed(shape);
      const verdicts = new Set<boolean>();
      for (const name of [...Object.keys(right), 'role', 'toString']) {
        for (const value of values) {
          const fields = { ...right, [name]: value, unasked: 'Admin' };
          const [one, other] = [objectOf(shape, fields), objectOf(shape, fields)];
          const verdict = rules(one);
          expect([name, value, verdict]).toEqual([name, value, validateSync(other, OPTIONS).length === 0]);
          if (verdict) expect(one).toEqual(other);
          verdicts.add(verdict);
        }
      }
      expect(verdicts.has(true)).toBe(true);
    },
  );
});
