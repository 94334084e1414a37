import { describeOn, Person, TestApp } from '../test-app';

describeOn('SQLite', 'passwords', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite', {}, { productionPasswords: true });
  });
  afterAll(() => testApp.close());

  it('S16 are stored as argon2id of at least 19 MiB, two rounds, one lane, salted', async () => {
    const [one, other] = [await testApp.person('Worker'), await testApp.person('Worker')];
    const hashes = (await hashesOf(one, other)).map((hash) => {
      const [, memory, rounds, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash)?.map(Number) ?? [];
      expect(memory).toBeGreaterThanOrEqual(19 * 1024);
      expect(rounds).toBeGreaterThanOrEqual(2);
      expect(lanes).toBe(1);
      return hash;
    });
    expect(new Set(hashes).size).toBe(2);
  });

  it('S16 64 concurrent sign-ins keep memory bounded and let other requests run', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => testApp.person('Worker')));
    const before = process.memoryUsage.rss();
    let most = before;
    const start = performance.now();
    const signIns = Promise.all(Array.from({ length: 64 }, (_, index) => (people[index % 8] as Person).signIn()));
    let running = true;
    void signIns.finally(() => (running = false)).catch(() => undefined);
    const waits: number[] = [];
    while (running) {
      const began = performance.now();
      expect((await testApp.visitor().get('/task')).status).toBe(200);
      waits.push(performance.now() - began);
      most = Math.max(most, process.memoryUsage.rss());
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    await signIns;
    expect(waits.length).toBeGreaterThan(10);
    // A request that waited for all of them would take as long as they do.
    expect(median(waits)).toBeLessThan((performance.now() - start) / 8);
    expect(most - before).toBeLessThan(200 * 1024 * 1024);
  });

  it.each(['short', 'alllower1', 'ALLUPPER1', 'aB1', ''])('S16 rejects "%s" at sign-up', async (password) => {
    const answer = await testApp.visitor().post('/auth/signup', { email: 'weak@kaaj.test', password });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors?.[0]?.field).toBe('password');
  });

  it('S16 of any length and script are compared whole: one more character is another password', async () => {
    const password = `Aa${'পাসওয়ার্ড😀'.repeat(20)}`;
    const person = await Person.signUp(testApp.api, { role: 'Worker', password });
    const { status } = await testApp.visitor().post('/auth/login', { email: person.email, password: `${password}x` });
    expect(status).toBe(401);
    await person.signIn();
  });

  async function hashesOf(...people: readonly Person[]): Promise<string[]> {
    const everything = JSON.stringify(await testApp.snapshot());
    const hashes = everything.match(/\$argon2id\$[^"\\]+/g) ?? [];
    expect(hashes.length).toBeGreaterThanOrEqual(people.length);
    return hashes.slice(0, people.length);
  }
});

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] as number;
}
