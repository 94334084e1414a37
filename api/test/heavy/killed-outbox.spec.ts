import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeOn, SERVER } from '../support/databases';
import { until } from '../support/processes';
import { timeLimit, sized } from '../support/sizes';
import { RemoteProduct } from './remote-product';

describeOn(SERVER, 'an outbox that is killed', () => {
  let product: RemoteProduct;
  beforeAll(async () => (product = await RemoteProduct.start()), timeLimit(60, 60));
  afterAll(() => product.stop());

  it(
    'R12 delivers every accepted mail, and each once to the mailbox',
    async () => {
      const { testEnv } = product;
      const [process] = product.processes;
      const people = await testEnv.people(sized(100, 4) * 4, 'Worker');
      const taken: string[] = [];
      for (let kill = 0; kill < sized(100, 4); kill += 1) {
        const requests = people.slice(kill * 4, kill * 4 + 4).map(async ({ email }) => {
          const answer = await testEnv
            .visitor()
            .post('/auth/password-reset', { email })
            .catch(() => undefined);
          if (answer?.ok) taken.push(email);
        });
        await Promise.all(requests);
        await pause(Math.random() * 120);
        await process.kill();
        await process.start();
      }
      expect(taken.length).toBeGreaterThan(0);
      await until(
        async () => {
          // The minute for which a dead process reserves an entry is over.
          await testEnv.sql('UPDATE outbox SET due_at = 0');
          return (await testEnv.sql('SELECT id FROM outbox')).length === 0;
        },
        60_000,
        'the outbox is empty',
        1000,
      );
      expect([...new Set(recipients())].sort()).toEqual([...new Set(taken)].sort());
      expect(recipients()).toHaveLength(new Set(recipients()).size);
    },
    timeLimit(120, 1800),
  );

  function recipients(): string[] {
    const folder = join(product.folder, 'outbox');
    const mails = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    return mails.map((file) => /^To: (.*)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '');
  }
});
