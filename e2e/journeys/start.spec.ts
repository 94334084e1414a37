import { freePort } from '../support/free-port';
import { expect, test } from '../support/test';

test.describe('npm start @any-database', () => {
  test('answers again within five seconds with its data', async ({ launch, ownStorage, request }) => {
    const storage = await ownStorage();
    const port = await freePort();
    const people = () => storage.rows<{ id: string }>('SELECT id FROM person ORDER BY id');
    const first = launch({ ...storage.environment, PORT: String(port) });
    await first.ready();
    await first.interrupt();
    const before = await people();
    expect(before.length).toBeGreaterThan(2);

    const startAgain = async () => {
      const began = Date.now();
      const kaaj = launch({ ...storage.environment, PORT: String(port) });
      await kaaj.ready();
      return { kaaj, took: Date.now() - began };
    };
    let again = await startAgain();
    // A machine that is busy with other tests may hold up one start, or two.
    for (let retry = 0; retry < 2 && again.took >= 5_000; retry += 1) {
      await again.kaaj.interrupt();
      again = await startAgain();
    }
    expect(again.took).toBeLessThan(5_000);
    expect((await request.get(`http://localhost:${port}/`)).status()).toBe(200);
    expect(await people()).toEqual(before);
  });
});
