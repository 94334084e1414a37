import { describeOnEachDatabase, TestApp } from '../../../test/test-app';
import { sql } from '../database/sql';
import { loggable } from './logger';

const EMAIL = "o'brien' for key 'x@kaaj.example";

describe('S57 an error in the log', () => {
  it.each([
    [`Duplicate entry '${EMAIL}' for key 'person_email'`, "Duplicate entry '[secret]' for key 'person_email'"],
    ["Duplicate entry 'a\nb-7' for key 'a.b'", "Duplicate entry '[secret]' for key 'a.b'"],
    [
      "Incorrect string value: '\\xF0' for column 'name' at row 1",
      "Incorrect string value: '[secret]' for column 'name' at row 1",
    ],
    ["Truncated incorrect DOUBLE value: 'secret'", "Truncated incorrect DOUBLE value: '[secret]'"],
    [
      "check the manual for the right syntax to use near ''secret' AND x' at line 1",
      "check the manual for the right syntax to use near '[secret]' at line 1",
    ],
    ["Table 'kaaj.person' doesn't exist", "Table 'kaaj.person' doesn't exist"],
    ['UNIQUE constraint failed: person.email', 'UNIQUE constraint failed: person.email'],
  ])('S57 contains no value: %s', (message, expected) => {
    const { stack, ...logged } = loggable(new Error(message)) as { type: string; message: string; stack: string };
    expect(logged).toEqual({ type: 'Error', message: expected });
    expect(stack).toMatch(/^ +at .*logger\.spec/m);
    expect(stack.startsWith(`Error: ${expected}\n`)).toBe(true);
  });
});

describeOnEachDatabase('S57 a database error in the log', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  afterAll(() => testApp.close());

  it('S57 names the duplicate key, not its value', async () => {
    const { email } = await testApp.person('Worker');
    const again = sql`INSERT INTO person (id, email, name, image, role, created_at) SELECT 'again', email, name, image, role, created_at FROM person WHERE email = ?`;
    const error: unknown = await testApp.database.execute(again, [email]).catch((refused: unknown) => refused);
    expect(error).toBeInstanceOf(Error);
    const logged = JSON.stringify(loggable(error));
    expect(logged).toMatch(/Duplicate entry|UNIQUE constraint/);
    expect(logged).not.toContain(email);
  });
});
