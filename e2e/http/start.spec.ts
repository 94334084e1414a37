import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePort } from '../support/free-port';
import { launch, ownStorage } from './product';

describe('npm start that cannot serve', () => {
  const refusals = [
    ['an unreachable database', { DATABASE_URL: 'mysql://root@127.0.0.1:1/kaaj' }, /127\.0\.0\.1:1\/kaaj/],
    ['a database address that is none', { DATABASE_URL: 'postgres://somewhere/kaaj' }, /DATABASE_URL/],
    ['a port that is none', { PORT: 'eighty' }, /PORT/],
  ] as const;

  for (const [what, environment, line] of refusals) {
    it(`exits with one clear line and code 1 at ${what}`, async () => {
      const storage = await ownStorage();
      const kaaj = launch({ ...storage.environment, ...environment });
      expect(await kaaj.exit()).toBe(1);
      expect(kaaj.output.trim()).toMatch(line);
      expect(kaaj.output.trim().split('\n')).toHaveLength(1);
    });
  }

  it('ends with one clear line and code 1 at a taken port', async () => {
    const storage = await ownStorage();
    const port = await freePort();
    const other = createServer().listen(port, 'localhost');
    await once(other, 'listening');
    try {
      const kaaj = launch({ ...storage.environment, PORT: String(port) });
      expect(await kaaj.exit()).toBe(1);
      expect(kaaj.output.trim()).toMatch(new RegExp(`^[^\\n]*${port}[^\\n]*$`));
    } finally {
      // An open server keeps the process of the tests alive.
      other.close();
    }
  });
});
