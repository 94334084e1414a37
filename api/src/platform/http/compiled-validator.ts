import { getMetadataStorage, type ValidationArguments, type ValidatorConstraintInterface } from 'class-validator';

type Shape = abstract new () => object;

type Condition = (object: object, value: unknown) => boolean;

interface Rule {
  readonly constraint: ValidatorConstraintInterface;
  readonly constraints: ValidationArguments['constraints'];
  readonly each: boolean;
}

interface Field {
  readonly conditions: readonly Condition[];
  readonly rules: readonly Rule[];
}

/** Whether an object satisfies the rules of its class; removes unknown properties. */
export type CompiledValidator = (object: object) => boolean;

/**
 * Compiles class-validator's rules of a class once. class-validator itself looks up and groups them for every request,
 * which costs many times the rules themselves. For an invalid object the caller uses class-validator, which has the
 * messages. Undefined for a class with other kinds of rules, such as nested ones.
 */
export function compileValidator(shape: Shape): CompiledValidator | undefined {
  const fields = fieldsOf(shape);
  return fields && ((object) => satisfies(object as Record<string, unknown>, fields, shape.name));
}

function fieldsOf(shape: Shape): ReadonlyMap<string, Field> | undefined {
  const storage = getMetadataStorage();
  const found = storage.getTargetValidationMetadatas(shape, '', false, false);
  const grouped = Object.entries(storage.groupByPropertyName(found));
  const others = found.some(
    ({ type, validateIf }) =>
      (type !== 'customValidation' && type !== 'conditionalValidation') || validateIf !== undefined,
  );
  if (others || grouped.length === 0) return undefined;
  return new Map(
    grouped.map(([name, metadatas]) => [
      name,
      {
        conditions: metadatas
          .filter(({ type }) => type === 'conditionalValidation')
          .map(({ constraints }) => constraints[0] as Condition),
        rules: metadatas
          .filter(({ type }) => type === 'customValidation')
          .flatMap(({ constraintCls, constraints, each }) =>
            storage
              .getTargetValidatorConstraints(constraintCls)
              .map(({ instance: constraint }) => ({ constraint, constraints, each })),
          ),
      },
    ]),
  );
}

function satisfies(object: Record<string, unknown>, fields: ReadonlyMap<string, Field>, targetName: string): boolean {
  for (const name of Object.keys(object)) if (!fields.has(name)) Reflect.deleteProperty(object, name);
  for (const [property, { conditions, rules }] of fields) {
    const value = object[property];
    if (!conditions.every((holds) => holds(object, value))) continue;
    for (const { constraint, constraints, each } of rules) {
      const holds = (one: unknown) =>
        // A promise does not count as true.
        constraint.validate(one, { targetName, property, object, value, constraints }) === true;
      if (!(each && Array.isArray(value) ? value.every(holds) : holds(value))) return false;
    }
  }
  return true;
}
