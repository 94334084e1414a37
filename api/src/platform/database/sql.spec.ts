import { type Database } from './database';
import { joinSql, identifier, sql, integerLiteral, stringLiteral } from './sql';

describe('SQL text', () => {
  it('is what the template says, with its whitespace and the parts in their places', () => {
    const part = sql`id = ?`;
    expect(sql`SELECT \`until\`
      FROM ${identifier('job_lease')}  WHERE ${part} AND ${part}${sql``} LIMIT ${integerLiteral(5)}`).toBe(
      'SELECT `until`\n      FROM job_lease  WHERE id = ? AND id = ? LIMIT 5',
    );
    expect(sql``).toBe('');
  });

  it('is refused by the compiler where it is a plain string, or holds a value', () => {
    const name: string = "x'; DROP TABLE person; #";
    const refused = (database: Database) => [
      // @ts-expect-error A plain string is no SQL.
      database.query('SELECT id FROM person'),
      // @ts-expect-error A template without the tag is a string.
      database.execute(`DELETE FROM person WHERE name = '${name}'`),
      // @ts-expect-error A value is a parameter and no part of the text.
      database.query(sql`SELECT id FROM person WHERE name = '${name}'`),
      // @ts-expect-error A number is none either.
      database.queryWithoutTimeout(sql`SELECT id FROM person LIMIT ${name.length}`),
      // @ts-expect-error What was put together from strings is a string.
      database.enqueueWrite([sql`DELETE FROM person WHERE name = `, name].join(''), []),
      // @ts-expect-error The tag is no function that makes SQL of any string.
      database.query(sql(name)),
    ];
    expect(refused).toBeInstanceOf(Function);
  });

  it('is joined by a comma, or by what is named', () => {
    expect(joinSql([sql`a`, sql`b`])).toBe('a, b');
    expect(joinSql([sql`a`, sql`b`], sql` OR `)).toBe('a OR b');
    expect(joinSql([])).toBe('');
  });

  it.each(['', 'a b', 'a`b', "a'", 'a;', 'a.b', 'a\n', 'ä', 'a-b'])('takes %j for no name', (name) => {
    expect(() => identifier(name)).toThrow('no name in SQL');
  });

  it.each(['', "a'", 'a\\', 'a b', 'a;', 'a\n'])('takes %j for no word', (value) => {
    expect(() => stringLiteral(value)).toThrow('no word in SQL');
    expect(stringLiteral('in-time')).toBe("'in-time'");
  });

  it.each([0.5, NaN, Infinity, 2 ** 53])('takes %d for no whole number', (value) => {
    expect(() => integerLiteral(value)).toThrow('no whole number');
  });
});
