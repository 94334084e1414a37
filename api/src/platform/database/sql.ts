declare const fixed: unique symbol;

/** The text of a statement, or a part of one. It is made of constants; values are parameters, `?`. Only this file makes one. */
export type Sql = string & { readonly [fixed]: true };

/** The text of its template. Nothing but SQL goes into it: the compiler refuses a value. */
export function sql(text: TemplateStringsArray, ...parts: readonly Sql[]): Sql {
  let all = text[0] ?? '';
  for (let index = 0; index < parts.length; index += 1) all += `${parts[index] ?? ''}${text[index + 1] ?? ''}`;
  return all as Sql;
}

export const joinSql = (parts: readonly Sql[], between = sql`, `): Sql => parts.join(between) as Sql;

/** The name of a table, a column or an index. Throws where it holds anything but letters, digits and underscores. */
export function identifier(name: string): Sql {
  if (!/^\w+$/.test(name)) throw new Error(`This is no name in SQL: ${name}`);
  return name as Sql;
}

/** A word of the domain as a text in SQL: `'in-time'`. Throws where it holds anything but letters, digits, `_` and `-`. */
export function stringLiteral(value: string): Sql {
  if (!/^[\w-]+$/.test(value)) throw new Error(`This is no word in SQL: ${value}`);
  return `'${value}'` as Sql;
}

/** A constant number. Throws where it is not a whole one. */
export function integerLiteral(value: number): Sql {
  if (!Number.isSafeInteger(value)) throw new Error(`This is no whole number: ${value}`);
  return String(value) as Sql;
}

/** What TypeORM's repositories and builders made: they write values as parameters. For joined-data-source.ts alone. */
export const fromTypeOrm = (text: string): Sql => text as Sql;
