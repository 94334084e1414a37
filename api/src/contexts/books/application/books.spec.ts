import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookDay, solvencyGap, type TransferProof } from '@kaaj/contract';
import { actions, describeOnEachDatabase, type Person, TestApp } from '../../../../test/test-app';
import { fillLedger } from '../../../../test/support/seed-ledger';
import { until } from '../../../../test/support/processes';
import { runProofProgram as check } from '../../../../test/support/proof-program';
import { coins } from '../../../kernel/coins';
import { endOfDay } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { Ledger, LedgerAudit, TransferReader, transferFor } from '../../wallet';
import { type Finding } from '../domain/check-chain';
import { type Entry, hashOfText } from '../domain/entry';
import { BookKeys } from './book-keys';
import { BooksHealthQuery } from '../adapters/out/books-health.query';
import { CloseDays } from './close-days';
import { VerifyBooks, type VerifyBooksInput } from './verify-books';

const MINUTE = 60_000;

describeOnEachDatabase('the daily closes', (engine) => {
  let testApp: TestApp;
  let folder: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { TIME_ZONE: 'Asia/Dhaka' });
    folder = mkdtempSync(join(tmpdir(), 'kaaj-books-'));
  });
  beforeEach(async () => {
    await testApp.deleteAllRows();
    testApp.clock.toNoon();
  });
  afterAll(async () => {
    await testApp.close();
    rmSync(folder, { recursive: true });
  });

  const grant = (amount = 10) =>
    testApp.database.run(() =>
      testApp.app.get(Ledger).post(transferFor('starting-coins', { personId: newId(), coins: coins(amount) })),
    );
  const close = async (job = testApp.app.get(CloseDays)) => {
    let more = true;
    while (more) more = await job.run();
  };
  const days = () =>
    testApp.sql<{ number: number; day: string; body: string }>('SELECT * FROM book_day ORDER BY number');
  const entries = async () => (await days()).map(({ body }) => JSON.parse(body) as Entry);
  const verify = async (input: VerifyBooksInput = {}): Promise<Finding[]> => {
    const found: Finding[] = [];
    for await (const finding of testApp.app.get(VerifyBooks).execute(input)) found.push(finding);
    return found;
  };
  const faults = async (input?: VerifyBooksInput) => [...new Set((await verify(input)).map(({ fault }) => fault))];
  const untilMidnight = () => {
    const { clock } = testApp.clock;
    return endOfDay(clock.today(), 'Asia/Dhaka') - clock.now();
  };
  /** Yesterday, today and the day after, with transfers in each but the last. */
  const threeDays = async () => {
    await grant();
    await grant(7);
    testApp.clock.advanceDays(1);
    await close();
    await grant(5);
    testApp.clock.advanceDays(2);
    await close();
  };
  const exported = async () => {
    const keys = (await testApp.visitor().get('/proof/key')).data();
    const { data } = (await testApp.visitor().get('/proof?size=50')).json<{ data: BookDay[] }>();
    const lines = [{ format: 'kaaj-books-1', keys }, ...data.reverse()];
    const file = join(folder, `${newId()}.jsonl`);
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    return file;
  };

  it('start with one entry for everything so far, and close each day after it, even one without transfers', async () => {
    await fillLedger(testApp.database, { from: 0, to: 1_500 });
    await grant();
    testApp.clock.advanceDays(1);
    await close();
    testApp.clock.advanceDays(2);
    await close();
    const [first, second, third, ...rest] = await entries();
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ number: 1, count: 3001, previous: '0'.repeat(64) });
    expect(first?.sums).toEqual({ available: 4510, forfeited: 10500, granted: -15010 });
    expect(second).toMatchObject({ number: 2, count: 0, last: first?.last });
    expect(third).toMatchObject({ number: 3, count: 0, sums: first?.sums });
    expect(second?.root).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(await verify()).toEqual([]);
  });

  it('wait for transfers that begin before midnight and commit after it, and count each in exactly one day', async () => {
    await close();
    testApp.clock.stop();
    testApp.clock.advance(untilMidnight() - 1_000);
    let commit!: () => void;
    const held = new Promise<void>((resolve) => (commit = resolve));
    let posted!: () => void;
    const began = new Promise<void>((resolve) => (posted = resolve));
    const late = testApp.database.run(async () => {
      await testApp.app.get(Ledger).post(transferFor('starting-coins', { personId: newId(), coins: coins(3) }));
      posted();
      await held;
    });
    await began;
    testApp.clock.advance(4 * MINUTE);
    const before = (await days()).length;
    await close();
    expect(await days()).toHaveLength(before);
    commit();
    await late;
    await grant(4);
    testApp.clock.advance(10 * MINUTE);
    await close();
    expect((await entries()).at(-1)).toMatchObject({ count: 1 });
    testApp.clock.advanceDays(1);
    await close();
    expect((await entries()).at(-1)).toMatchObject({ count: 1 });
    expect(await verify()).toEqual([]);
  });

  it('close while transfers run, even when these never stop', async () => {
    await fillLedger(testApp.database, { from: 0, to: 1_500 });
    testApp.clock.advanceDays(1);
    const pages = jest.spyOn(testApp.app.get(TransferReader), 'page');
    // Longer than any machine takes to close them.
    const limitWait = (mostMs: number) => Object.assign(testApp.database.inFlight, { mostMs });
    limitWait(60_000);
    let commit!: () => void;
    const moving = testApp.database.run(() => new Promise<void>((resolve) => (commit = resolve)));
    const closing = close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(pages).not.toHaveBeenCalled();
    commit();
    await moving;
    await closing;
    expect(await entries()).toMatchObject([{ count: 3000 }]);
    testApp.clock.advanceDays(1);
    limitWait(1);
    pages.mockClear();
    const endless = testApp.database.run(() => new Promise<void>((resolve) => (commit = resolve)));
    const goingOn = close();
    await until(() => pages.mock.calls.length > 0);
    commit();
    await endless;
    await goingOn;
    pages.mockRestore();
    expect(await entries()).toHaveLength(2);
    expect(await verify()).toEqual([]);
  });

  it('reject a whole transaction that took too long to commit', async () => {
    const late = testApp.database.run(async () => {
      await testApp.app.get(Ledger).post(transferFor('starting-coins', { personId: newId(), coins: coins(3) }));
      testApp.clock.advance(6 * MINUTE);
    });
    await expect(late).rejects.toThrow();
    expect(await testApp.sql('SELECT id FROM transfer')).toEqual([]);
  });

  it('close no further day while the last entry cannot be read', async () => {
    await grant();
    testApp.clock.advanceDays(1);
    await close();
    await testApp.sql(`UPDATE book_day SET body = '{}'`);
    testApp.clock.advanceDays(1);
    await expect(close()).rejects.toThrow('Entry 1 of the books cannot be read.');
    expect(await days()).toHaveLength(1);
  });

  it('report the money received beside the worth of the coins', async () => {
    const buyer = await testApp.person('Buyer');
    (await actions.buy(buyer, 150)).data();
    testApp.clock.advanceDays(1);
    await close();
    const [first] = await entries();
    const bought = (first?.sums['sold'] ?? 0) * -1;
    expect(first?.solvency).toMatchObject({ received: bought > 0 ? 1000 : 0, returned: 0 });
    expect(solvencyGap(first as Entry).causes).toMatchObject({ granted: 250, packages: -250, other: 0 });
    expect(first?.solvency.redeemable).toBe(((first?.sums['available'] ?? 0) * 100) / 20);
  });

  describe('verification after a change', () => {
    beforeEach(threeDays);

    const transferAt = async (index: number) => {
      const rows = await testApp.sql<{ id: string }>('SELECT id FROM transfer ORDER BY id');
      return rows[index]?.id ?? '';
    };

    it('reports a changed row', async () => {
      const id = await transferAt(1);
      await testApp.sql('UPDATE transfer SET amount = amount + 1 WHERE id = ?', [id]);
      const found = await verify();
      expect(found.map(({ message }) => message)).toContain(
        `Transfer ${id} of day ${found[0]?.day ?? ''} was changed.`,
      );
      expect(await faults()).toEqual(['row', 'sums']);
    });

    it('reports a deleted row and an added one', async () => {
      await testApp.sql('DELETE FROM transfer WHERE id = ?', [await transferAt(0)]);
      expect((await verify()).map(({ message }) => message)).toContainEqual(
        expect.stringContaining(`before ${await transferAt(0)} is gone`),
      );
      const first = await transferAt(0);
      const added = `${first.slice(0, 25)}${first.endsWith('0') ? '1' : '0'}`;
      await testApp.sql(
        "INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES (?, 'granted', 'sold', 1, 'starting-coins', 'x', 1)",
        [added],
      );
      expect(await faults()).toContain('row');
    });

    it('reports a changed order of rows', async () => {
      const [one, other] = [await transferAt(0), await transferAt(1)];
      await testApp.sql('UPDATE transfer SET id = ? WHERE id = ?', ['x', one]);
      await testApp.sql('UPDATE transfer SET id = ? WHERE id = ?', [one, other]);
      await testApp.sql('UPDATE transfer SET id = ? WHERE id = ?', [other, 'x']);
      const text = (await verify()).map((finding) => finding.message).join();
      expect(text).toContain(`Transfer ${one} of day`);
      expect(text).toContain(`Transfer ${other} of day`);
    });

    it('reports a changed balance', async () => {
      await testApp.sql('UPDATE account SET balance = balance + 1');
      const { mismatches } = await testApp.app.get(LedgerAudit).run();
      expect(mismatches).toHaveLength(3);
    });

    it('reports a changed day', async () => {
      await testApp.sql(`UPDATE book_day SET body = REPLACE(body, '"count":1', '"count":2') WHERE number = 2`);
      expect(await faults()).toEqual(['day', 'signature', 'row']);
      expect((await check(await exported())).stderr).toContain('(entry 2) was changed');
    });

    it('reports a day whose hash was recomputed, by its signature and by the next day', async () => {
      const body = (await days())[1]?.body.replace('"count":1', '"count":2') ?? '';
      await testApp.sql('UPDATE book_day SET body = ?, hash = ? WHERE number = 2', [body, hashOfText(body)]);
      expect(await faults()).toEqual(['signature', 'row', 'order']);
      expect((await check(await exported())).stderr).toContain('The signature of Day');
    });

    it('reports a changed order of days, and a missing day', async () => {
      await testApp.sql('UPDATE book_day SET number = 9 WHERE number = 2');
      expect(await faults()).toEqual(expect.arrayContaining(['order', 'day']));
      expect((await check(await exported())).stderr).toContain('out of order');
    });

    describe('of amounts of money', () => {
      /** Re-signs an entry, as an attacker with the server and its key could. */
      const forge = async (change: (body: string) => string) => {
        const body = change((await days()).at(-1)?.body ?? '');
        const signature = (await testApp.app.get(BookKeys).signer()).sign(body);
        const values = [body, hashOfText(body), signature];
        await testApp.sql('UPDATE book_day SET body = ?, hash = ?, signature = ? WHERE number = 3', values);
      };
      const textsOf = async (input?: VerifyBooksInput) => (await verify(input)).map((finding) => finding.message);
      const third = async () => (await days()).at(-1)?.day ?? '';

      it.each(['received', 'paidOut', 'returned'])('reports a signed day with a wrong %s', async (field) => {
        await forge((body) => body.replace(`"${field}":0`, `"${field}":900`));
        expect(await faults()).toEqual(['money']);
        expect(await textsOf()).toEqual([expect.stringMatching(`^Day ${await third()} says that \\$9.00 were `)]);
      });

      it('reports a changed purchase, payout and payment case', async () => {
        const { until } = JSON.parse((await days()).at(-1)?.body ?? '') as Entry;
        const [buyerId, purchase, payout] = [newId(), newId(), newId()];
        await testApp.sql(
          `INSERT INTO purchase (id, buyer_id, coins, cents, transaction_id, state, settled_at, made_at)
           VALUES (?, ?, 150, 1000, ?, 'settled', ?, 1)`,
          [purchase, buyerId, purchase.slice(-8), until - 1],
        );
        await testApp.sql(
          `INSERT INTO withdrawal (id, worker_id, coins, cents, payment_system, account_number, account_number_masked, account_hash,
             status, asked_at, decided_at, state, at, due)
           VALUES (?, ?, 200, 1000, 'bkash', '', '', '', 'accepted', 1, 1, 'confirmed', ?, 1)`,
          [payout, buyerId, until - 1],
        );
        await testApp.sql(
          `INSERT INTO payment_case (id, subject, kind, reason, payment, cents, currency, purchase_id, frozen, at, done_at)
           VALUES (?, 'event:1', 'disputed', 'disputed', 'pi', 400, 'usd', ?, 0, ?, 0)`,
          [newId(), purchase, until - 1],
        );
        const day = await third();
        expect(await textsOf()).toEqual([
          `Day ${day} says that $0.00 were received, its rows come to $10.00.`,
          `Day ${day} says that $0.00 were paid out, its rows come to $10.00.`,
          `Day ${day} says that $0.00 were returned so far, its rows come to $4.00.`,
        ]);
        expect(await textsOf({ to: (await days())[1]?.day })).toEqual([]);
      });
    });

    it('finds no fault when a payment settles days after the message of its refund', async () => {
      const closed = await days();
      const [noted, settled] = [closed[1], closed[2]].map((day) => (JSON.parse(day?.body ?? '') as Entry).until - 1);
      const purchase = newId();
      await testApp.sql(
        `INSERT INTO purchase (id, buyer_id, coins, cents, transaction_id, state, settled_at, made_at)
         VALUES (?, ?, 150, 1000, ?, 'settled', ?, 1)`,
        [purchase, newId(), purchase.slice(-8), Number(settled) + 2],
      );
      await testApp.sql(
        `INSERT INTO payment_case (id, subject, kind, reason, payment, cents, currency, purchase_id, frozen, at, done_at)
         VALUES (?, 'event:2', 'refunded', 'refunded', 'pi', 1000, 'usd', ?, 0, ?, 0)`,
        [newId(), purchase, noted],
      );
      expect(await faults()).toEqual([]);
    });

    it('reports a wrong signature', async () => {
      const signature = Buffer.alloc(64, 7).toString('base64');
      await testApp.sql('UPDATE book_day SET signature = ? WHERE number = 3', [signature]);
      expect(await faults()).toEqual(['signature']);
      expect((await check(await exported())).stderr).toContain('The signature of Day');
    });

    it('reports a wrong index of a day whose rows are right', async () => {
      await testApp.sql(`UPDATE book_block SET hash = '${'0'.repeat(64)}' WHERE number = 1`);
      expect(await faults()).toEqual(['index']);
    });

    it('reports faults in the health check that the server runs', async () => {
      await testApp.runJobs();
      expect(await testApp.app.get(BooksHealthQuery).last()).toMatchObject({ days: 3, faults: 0 });
      await testApp.sql(`UPDATE book_day SET signature = 'AAAA' WHERE number = 1`);
      testApp.clock.advance(60 * MINUTE);
      await testApp.runJobs();
      expect(await testApp.app.get(BooksHealthQuery).last()).toMatchObject({ faults: 1 });
    });
  });

  it('match an exported copy of the day before, and report a copy of other content', async () => {
    await grant();
    testApp.clock.advanceDays(1);
    await close();
    const copy = await exported();
    const texts = new Map((await days()).map(({ number, body }) => [number, body]));
    testApp.clock.advanceDays(1);
    await close();
    expect(await verify({ against: texts })).toEqual([]);
    expect((await check(await exported(), '--against', copy)).status).toBe(0);
    expect(await faults({ against: new Map([[1, 'another']]) })).toEqual(['copy']);
    expect(await faults({ against: new Map([[7, 'another']]) })).toEqual(['copy']);
  });

  it('are verified only for the requested days', async () => {
    await threeDays();
    await testApp.sql('UPDATE transfer SET amount = amount + 1');
    const [first, second] = await days();
    expect(new Set((await verify({ to: first?.day })).map(({ day }) => day))).toEqual(new Set([first?.day]));
    expect(new Set((await verify({ from: second?.day })).map(({ day }) => day))).toEqual(new Set([second?.day]));
  });

  it('continue with a new key, and keep the days signed with the old one', async () => {
    await threeDays();
    await testApp.app.get(BookKeys).renew();
    testApp.clock.advanceDays(1);
    await close();
    expect(await verify()).toEqual([]);
    expect(new Set((await entries()).map(({ key }) => key)).size).toBe(2);
    expect((await check(await exported())).stdout).toContain('4 days and 0 lines checked, 0 faults.');
  });

  describe('the proof of a person’s own transfer', () => {
    let worker: Person;
    let line: { _id: string };
    beforeEach(async () => {
      await fillLedger(testApp.database, { from: 0, to: 1_100 });
      worker = await testApp.person('Worker');
      [line] = (await worker.get(`/wallet/statement?${worker.self}`)).data<[{ _id: string }]>();
    });

    it('contains an inclusion proof that can be verified without our code', async () => {
      testApp.clock.advanceDays(1);
      await close();
      await worker.signIn();
      const proof = (await worker.get(`/wallet/proof?transfer=${line._id}`)).data<TransferProof>();
      expect(proof).toMatchObject({ number: 1, index: 2200 });
      const lines = join(folder, 'lines.json');
      writeFileSync(lines, JSON.stringify([proof]));
      expect(await check(await exported(), '--lines', lines)).toMatchObject({ status: 0, stderr: '' });
      writeFileSync(lines, JSON.stringify([{ ...proof, row: proof.row.replace(/,(\d+),"s/, ',9$1,"s') }]));
      expect((await check(await exported(), '--lines', lines)).stderr).toContain(
        `Transfer ${line._id} is not in the books`,
      );
    });

    it('is returned to no other person, and not before the day is closed', async () => {
      expect((await worker.get(`/wallet/proof?transfer=${line._id}`)).status).toBe(404);
      testApp.clock.advanceDays(1);
      await close();
      const stranger = await testApp.person('Worker');
      expect((await stranger.get(`/wallet/proof?transfer=${line._id}`)).status).toBe(404);
      expect((await testApp.visitor().get(`/wallet/proof?transfer=${line._id}`)).status).toBe(401);
    });

    it('contains no names and addresses', async () => {
      const rows = await testApp.sql<Record<string, string>>('SELECT * FROM transfer WHERE id = ?', [line._id]);
      expect(JSON.stringify(rows)).not.toMatch(/@/);
    });
  });

  it('are listed for everybody page by page, newest first', async () => {
    await threeDays();
    const first = (await testApp.visitor().get('/proof?size=2')).json<{ data: BookDay[]; page: { next: string } }>();
    expect(first.data.map(({ number }) => number)).toEqual([3, 2]);
    const rest = (await testApp.visitor().get(`/proof?size=2&cursor=${first.page.next}`)).json<{ data: BookDay[] }>();
    expect(rest.data.map(({ number }) => number)).toEqual([1]);
  });
});
