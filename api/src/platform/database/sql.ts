declare const fixed: unique symbol;

/**
 * Text of an SQL statement, or a part of one. It consists of constants; values are parameters (`?`). Only this file
 * creates it.
 */
export type Sql = string & { readonly [fixed]: true };

/** Tagged template for SQL. The compiler rejects parts that are not SQL. */
export function sql(text: TemplateStringsArray, ...parts: readonly Sql[]): Sql {
  let all = text[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) all += `${parts[index] ?? ''}${text[index + 1] ?? ''}`;
  return all as Sql;
}

export const joinSql = (parts: readonly Sql[], between = sql`, `): Sql => parts.join(between) as Sql;

/** Placeholders for the values: "?, ?, ?", or with `placeholder` for several columns "(?, ?), (?, ?)". */
export const placeholders = (values: readonly unknown[], placeholder = sql`?`): Sql =>
  joinSql(values.map(() => placeholder));

/** The name of a table, column or index. Throws for anything but letters, digits and underscores. */
export function identifier(name: string): Sql {
  if (!/^\w+$/.test(name)) throw new Error(`This is no name in SQL: ${name}`);
  return name as Sql;
}

/** A constant of the domain as an SQL string: `'in-time'`. Throws for anything but letters, digits, `_` and `-`. */
export function stringLiteral(value: string): Sql {
  if (!/^[\w-]+$/.test(value)) throw new Error(`This is no word in SQL: ${value}`);
  return `'${value}'` as Sql;
}

/** A constant integer. Throws for any other number. */
export function integerLiteral(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new Error(`This is no whole number: ${value}`);
  return String(value) as Sql;
}

/** SQL from TypeORM's repositories and builders, which use parameters for values. Only for joined-data-source.ts. */
export const fromTypeOrm = (text: string): Sql => text as Sql;
