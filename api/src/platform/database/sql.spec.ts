import { type Database } from './database';
import { joinSql, identifier, sql, integerLiteral, stringLiteral } from './sql';

describe('SQL text', () => {
  it('keeps the text of the template, with its whitespace and the parts in their places', () => {
    const part = sql`id = ?`;
    expect(sql`SELECT \`until\`
      FROM ${identifier('job_lease')}  WHERE ${part} AND ${part}${sql``} LIMIT ${integerLiteral(5)}`).toBe(
      'SELECT `until`\n      FROM job_lease  WHERE id = ? AND id = ? LIMIT 5',
    );
    expect(sql``).toBe('');
  });

  it('is rejected by the compiler when it is a plain string, or contains a value', () => {
    const name: string = "x'; DROP TABLE person; #";
    const refused = (database: Database) => [
      // @ts-expect-error A plain string is no SQL.
      database.query('SELECT id FROM person'),
      // @ts-expect-error A template without the tag is a string.
      database.execute(`DELETE FROM person WHERE name = '${name}'`),
      // @ts-expect-error A value is a parameter and no part of the text.
      database.query(sql`SELECT id FROM person WHERE name = '${name}'`),
      // @ts-expect-error Neither is a number.
      database.queryWithoutTimeout(sql`SELECT id FROM person LIMIT ${name.length}`),
      // @ts-expect-error A concatenation of strings is a string.
      database.enqueueWrite([sql`DELETE FROM person WHERE name = `, name].join(''), []),
      // @ts-expect-error The tag cannot be called with a string.
      database.query(sql(name)),
    ];
    expect(refused).toBeInstanceOf(Function);
  });

  it('is joined by a comma, or by a given separator', () => {
    expect(joinSql([sql`a`, sql`b`])).toBe('a, b');
    expect(joinSql([sql`a`, sql`b`], sql` OR `)).toBe('a OR b');
    expect(joinSql([])).toBe('');
  });

  it.each(['', 'a b', 'a`b', "a'", 'a;', 'a.b', 'a\n', 'ä', 'a-b'])('rejects %j as a name', (name) => {
    expect(() => identifier(name)).toThrow('no name in SQL');
  });

  it.each(['', "a'", 'a\\', 'a b', 'a;', 'a\n'])('rejects %j as a word', (value) => {
    expect(() => stringLiteral(value)).toThrow('no word in SQL');
    expect(stringLiteral('in-time')).toBe("'in-time'");
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('rejects %d as a whole number', (value) => {
    expect(() => integerLiteral(value)).toThrow('no whole number');
  });
});
