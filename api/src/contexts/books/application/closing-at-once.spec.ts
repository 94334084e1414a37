import { type BookDay } from '@kaaj/contract';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { fillLedger } from '../../../../test/support/seed-ledger';
import { coins } from '../../../kernel/coins';
import { Clock } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { ForegroundLoad } from '../../../kernel/foreground-load';
import { UnitOfWork } from '../../../kernel/unit-of-work';
import { Ledger, TransferReader, transferFor } from '../../wallet';
import { type Entry } from '../domain/entry';
import { BookKeys } from './book-keys';
import { BookSettings } from './book-settings';
import { Chain } from './chain';
import { CloseDays } from './close-days';
import { CashFlow } from './cash-flow';
import { VerifyBooks } from './verify-books';

/** More than two blocks of the first day, so that each process overwrites what the other stored. */
const BEFORE = 1_200;
const ROUNDS = 6;

/**
 * MariaDB: two applications, each with connections of its own. SQLite: two jobs in one application, because two
 * connections writing from one thread would wait for each other. `books-commands.spec.ts` covers two processes on one
 * SQLite file.
 */
describeOnEachDatabase('a day that two processes close at the same time', (engine) => {
  let apps: TestApp[];
  let jobs: CloseDays[];
  /** What each of them tried to add to the chain, and whether it succeeded. */
  let offers: { readonly number: number; readonly text: string; readonly added: boolean }[];
  beforeEach(async () => {
    const first = await TestApp.build(engine);
    apps = engine !== 'SQLite' ? [first, await TestApp.build(engine, first.settings)] : [first];
    jobs =
      engine !== 'SQLite' ? apps.map(({ app }) => app.get(CloseDays)) : [first.app.get(CloseDays), anotherIn(first)];
    offers = [];
    for (const { app, clock } of apps) {
      clock.toNoon();
      const chain = app.get(Chain);
      const append = chain.append.bind(chain);
      chain.append = async (signedEntry, blocks) => {
        const added = await append(signedEntry, blocks);
        offers.push({ number: signedEntry.number, text: signedEntry.text, added });
        return added;
      };
    }
  });
  afterEach(async () => {
    for (const testApp of apps.reverse()) await testApp.close();
  });

  const anotherIn = ({ app }: TestApp) => {
    const part = <Part>(type: abstract new (...args: never[]) => Part) => app.get<Part>(type);
    return new CloseDays(
      part(UnitOfWork),
      part(Chain),
      part(TransferReader),
      part(BookKeys),
      part(CashFlow),
      part(BookSettings),
      part(Clock),
      part(ForegroundLoad),
    );
  };
  const grant = ({ database, app }: TestApp) =>
    database.run(() => app.get(Ledger).post(transferFor('starting-coins', { personId: newId(), coins: coins(10) })));
  const close = async (job: CloseDays) => {
    let more = true;
    while (more) more = await job.run();
  };
  const faults = async ({ app }: TestApp) => {
    const found: string[] = [];
    for await (const { message } of app.get(VerifyBooks).execute({})) found.push(message);
    return found;
  };
  const chainAt = async (testApp: TestApp) =>
    (await testApp.visitor().get('/proof?size=50')).json<{ data: BookDay[] }>().data.reverse();

  it('is stored once with the root both computed, and concurrent reads and transfers see no error', async () => {
    const [first] = apps as [TestApp];
    await fillLedger(first.database, { from: 0, to: BEFORE });
    const counts = [2 * BEFORE];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { clock } of apps) clock.advanceDays(1);
      const [, read, moved] = await Promise.all([
        Promise.all(jobs.map(close)),
        Promise.all(apps.map((testApp) => testApp.visitor().get('/proof?size=1'))),
        Promise.all(Array.from({ length: round }, (_, n) => grant(apps[n % apps.length] as TestApp))),
      ]);
      expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
      counts.push(moved.length);
    }
    const chain = await chainAt(first);
    for (const testApp of apps) {
      expect(await chainAt(testApp)).toEqual(chain);
      expect(await faults(testApp)).toEqual([]);
    }
    const entries = chain.map(({ text }) => JSON.parse(text) as Entry);
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: ROUNDS }, (_, n) => n + 1));
    expect(new Set(entries.map(({ day }) => day)).size).toBe(ROUNDS);
    // Transfers made while a day is being closed belong to the next one.
    expect(entries.map(({ count }) => count)).toEqual(counts.slice(0, ROUNDS));
    for (const { number, text } of chain) {
      const ofDay = offers.filter((offer) => offer.number === number);
      expect(ofDay.filter(({ added }) => added)).toHaveLength(1);
      expect(new Set(ofDay.map((offer) => offer.text))).toEqual(new Set([text]));
    }
    expect(offers.length).toBeGreaterThan(ROUNDS);
  });
});
