import { describeOnOneDatabase, type Person, TestApp } from '../test-app';

describeOnOneDatabase('a change of role to Admin', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { LIMIT_PASSWORDS_ACCOUNT: '3' });
  });
  beforeEach(async () => {
    admin = await testApp.person('Admin');
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const promote = (person: Person, password?: string) =>
    admin.patch(`/user/updaterole/${person.id}`, { role: 'Admin', ...(password !== undefined && { password }) });
  const roleOf = async ({ id }: Person) =>
    (await testApp.sql<{ role: string }>('SELECT role FROM person WHERE id = ?', [id]))[0]?.role;

  it.each([
    ['no password', undefined],
    ['a wrong one', 'Wrong-pass1'],
  ])('is rejected with %s: 422 that names the field, and the Admin stays signed in', async (_, password) => {
    const person = await testApp.person('Worker');
    const refused = await promote(person, password);
    expect(refused).toMatchObject({ status: 422, code: 'auth/wrong-password' });
    expect(refused.problem.errors).toMatchObject([{ field: 'password' }]);
    expect(await roleOf(person)).toBe('Worker');
    expect((await person.get(`/user?${person.self}`)).status).toBe(200);
    expect(await testApp.sql('SELECT id FROM audit_entry WHERE subject = ?', [person.id])).toEqual([]);
  });

  it("is rejected with the other person's password", async () => {
    const person = await testApp.person('Worker', { password: 'Another-pass1' });
    expect(await promote(person, 'Another-pass1')).toMatchObject({ status: 422, code: 'auth/wrong-password' });
  });

  it("is executed with the Admin's own password; other roles need none", async () => {
    const person = await testApp.person('Worker');
    expect((await admin.patch(`/user/updaterole/${person.id}`, { role: 'Buyer' })).data()).toMatchObject({
      role: 'Buyer',
    });
    expect((await promote(person, admin.password)).data()).toMatchObject({ role: 'Admin' });
    expect((await person.get(`/user?${person.self}`)).status).toBe(401);
  });

  it('has the rate limit of sign-in per Admin, from any address, without affecting their sign-in', async () => {
    const person = await testApp.person('Worker');
    for (let times = 0; times < 3; times += 1) {
      admin.from = `198.51.100.${times + 1}`;
      expect((await promote(person, 'Wrong-pass1')).status).toBe(422);
    }
    admin.from = '198.51.100.9';
    expect(await promote(person, admin.password)).toMatchObject({ status: 429, code: 'auth/too-many-requests' });
    expect(await roleOf(person)).toBe('Worker');
    await admin.signIn();
    testApp.clock.advance(15 * 60_000 + 1_000);
    await admin.signIn();
    expect((await promote(person, admin.password)).status).toBe(200);
  });

  it('requires an Admin who signed in only with Google to set a password first', async () => {
    await testApp.sql('UPDATE identity SET password_hash = NULL WHERE id = ?', [admin.id]);
    const person = await testApp.person('Worker');
    const refused = await promote(person, 'Any-pass1');
    expect(refused).toMatchObject({ status: 422, code: 'auth/no-password' });
    expect(refused.problem.errors).toMatchObject([{ field: 'password' }]);
    expect(await roleOf(person)).toBe('Worker');
  });
});
