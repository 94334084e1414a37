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

/** Whether an object keeps the rules of its class; takes off what the class does not name. */
export type CompiledValidator = (object: object) => boolean;

/**
 * The rules that class-validator holds of a class, read once: it looks them up, groups them and words each object's mistakes anew with every
 * request, for many times what the rules themselves cost. Whoever is told no asks class-validator, which has the words. Undefined for a class that has rules of
 * another kind than most of our fields: nested ones.
 */
export function compileValidator(shape: Shape): CompiledValidator | undefined {
  const fields = fieldsOf(shape);
  return fields && ((object) => keeps(object as Record<string, unknown>, fields, shape.name));
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

function keeps(object: Record<string, unknown>, fields: ReadonlyMap<string, Field>, targetName: string): boolean {
  for (const name of Object.keys(object)) if (!fields.has(name)) Reflect.deleteProperty(object, name);
  for (const [property, { conditions, rules }] of fields) {
    const value = object[property];
    if (!conditions.every((holds) => holds(object, value))) continue;
    for (const { constraint, constraints, each } of rules) {
      const holds = (one: unknown) =>
        // A promise of it is no yes.
        constraint.validate(one, { targetName, property, object, value, constraints }) === true;
      if (!(each && Array.isArray(value) ? value.every(holds) : holds(value))) return false;
    }
  }
  return true;
}
