import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookDay, type TransferProof } from '@kaaj/contract';
import { BookKeys } from '../../src/contexts/books/application/book-keys';
import { CloseDays } from '../../src/contexts/books/application/close-days';
import { VerifyBooks, type VerifyBooksInput } from '../../src/contexts/books/application/verify-books';
import { hashOfText } from '../../src/contexts/books/domain/entry';
import { LedgerAudit } from '../../src/contexts/wallet';
import { insertRows } from '../../src/platform/database/insert-rows';
import { runProofProgram as check } from '../support/proof-program';
import { describeOnEachDatabase, type Person, TestApp } from '../test-app';

const PROOF = join(__dirname, '../../../docs/proof');

/** Each manipulation, and who reports it. The specs of the pages use the same table. */
const TABLE = JSON.parse(readFileSync(join(PROOF, 'tampering.json'), 'utf8')) as readonly {
  readonly what: string;
  /** The output of `ledger verify`. */
  readonly verify: readonly string[];
  /** The result of /proof. */
  readonly page: readonly string[];
  /** What a person's statement shows for their transfer of the first day. */
  readonly line: 'right' | 'wrong';
  /** Whether an earlier copy of the chain reveals it. */
  readonly copy: boolean;
}[];

const TABLES = ['account', 'transfer', 'book_day', 'book_block', 'book_key'] as const;

describeOnEachDatabase('R19 manipulated daily closes', (engine) => {
  let testApp: TestApp;
  let folder: string;
  let worker: Person;
  let copy: string;
  /** Every row as it was. */
  const untouched = new Map<string, Record<string, unknown>[]>();

  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    testApp.clock.toNoon();
    folder = mkdtempSync(join(tmpdir(), 'kaaj-tampering-'));
    await testApp.person('Buyer');
    worker = await testApp.person('Worker');
    await testApp.person('Worker');
    for (const days of [1, 2]) {
      testApp.clock.advanceDays(days);
      while (await testApp.app.get(CloseDays).run());
      await testApp.person('Worker');
    }
    await worker.signIn();
    for (const table of TABLES) untouched.set(table, await testApp.sql(`SELECT * FROM ${table}`));
    copy = await exported();
  });
  afterEach(async () => {
    for (const [table, rows] of untouched) {
      await testApp.sql(`DELETE FROM ${table}`);
      await insert(table, ...rows);
    }
  });
  afterAll(async () => {
    await testApp.close();
    rmSync(folder, { recursive: true });
  });

  const insert = (table: string, ...rows: readonly object[]) => insertRows(testApp.database, table, rows);
  const written = (name: string, lines: readonly unknown[]) => {
    const file = join(folder, name);
    writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
    return file;
  };
  /** As /proof loads the chain and saves it. */
  const exported = async () => {
    const keys = (await testApp.visitor().get('/proof/key')).data();
    const { data } = (await testApp.visitor().get('/proof?size=50')).json<{ data: BookDay[] }>();
    return written(`${Math.random()}.jsonl`, [{ format: 'kaaj-books-1', keys }, ...data.reverse()]);
  };
  const ownLine = async () => {
    const lines = (await worker.get(`/wallet/statement?${worker.self}`)).data<{ _id: string }[]>();
    const proof = (await worker.get(`/wallet/proof?transfer=${lines[0]?._id}`)).data<TransferProof>();
    return written('lines.json', [[proof]]);
  };
  const faults = async (input: VerifyBooksInput = {}) => {
    const found: string[] = [];
    for await (const { fault } of testApp.app.get(VerifyBooks).execute(input)) found.push(fault);
    if ((await testApp.app.get(LedgerAudit).run()).mismatches.length > 0) found.push('balance');
    return new Set(found);
  };

  const rows = () => untouched.get('transfer') as { id: string; to_account: string }[];
  const own = () => rows().find(({ to_account: to }) => to === `available:${worker.id}`)?.id ?? '';
  const beside = () => rows().find(({ id }) => id !== own())?.id ?? '';
  const day = (number: number) =>
    untouched.get('book_day')?.find((row) => row['number'] === number) as Record<'body' | 'day' | 'last', string>;
  /** Together with the change in the account, so that only the daily closes reveal it. */
  const raise = async (id: string) => {
    await testApp.sql('UPDATE transfer SET amount = amount + 1 WHERE id = ?', [id]);
    const [row] = await testApp.sql<{ to: string }>('SELECT to_account AS `to` FROM transfer WHERE id = ?', [id]);
    await testApp.sql('UPDATE account SET balance = balance + 1 WHERE id = ?', [row?.to]);
  };
  const renumber = (from: number, to: number) =>
    testApp.sql('UPDATE book_day SET number = ? WHERE number = ?', [to, from]);
  const rewrite = (number: number, body: string) =>
    testApp.sql('UPDATE book_day SET body = ? WHERE number = ?', [body, number]);
  const rehash = (number: number, body: string) =>
    testApp.sql('UPDATE book_day SET body = ?, hash = ? WHERE number = ?', [body, hashOfText(body), number]);
  const counting = (number: number) => day(number).body.replace(/"count":(\d+)/, '"count":9$1');

  const actions: Readonly<Record<string, () => Promise<unknown>>> = {
    'a row': () => raise(own()),
    'the row beside one': () => raise(beside()),
    'a row that is gone': async () => {
      const [row] = await testApp.sql<{ to: string; amount: number }>(
        'SELECT to_account AS `to`, amount FROM transfer WHERE id = ?',
        [beside()],
      );
      await testApp.sql('UPDATE account SET balance = balance - ? WHERE id = ?', [row?.amount, row?.to]);
      await testApp.sql('DELETE FROM transfer WHERE id = ?', [beside()]);
    },
    'a row that was added': () =>
      insert('transfer', {
        ...(rows().find(({ id }) => id === own()) as object),
        ...{
          id: `${own().slice(0, 25)}${own().endsWith('0') ? '1' : '0'}`,
          from_account: 'granted',
          reference: 'x',
          to_account: 'sold',
        },
      }),
    'the order of rows': async () => {
      const [one, other] = [own(), beside()];
      for (const [from, to] of [
        [one, 'x'],
        [other, one],
        ['x', other],
      ])
        await testApp.sql('UPDATE transfer SET id = ? WHERE id = ?', [to, from]);
    },
    'a balance': () => testApp.sql('UPDATE account SET balance = balance + 1 WHERE id = ?', [`available:${worker.id}`]),
    'the index of a day': () => testApp.sql('UPDATE book_block SET hash = ? WHERE number = 1', ['0'.repeat(64)]),
    'a day': () => rewrite(2, counting(2)),
    'a day that became unreadable': () => rewrite(2, '{"number":2'),
    'a day together with its hash': () => rehash(2, counting(2)),
    'the order of days': async () => {
      await renumber(2, 9);
      await renumber(3, 2);
      await renumber(9, 3);
    },
    'a day that is gone': () => testApp.sql('DELETE FROM book_day WHERE number = 2'),
    'a day that was added': async () => {
      const last = JSON.parse(day(3).body) as object;
      const body = JSON.stringify({
        ...last,
        ...{ number: 4, day: '2999-01-01', count: 0, root: hashOfText(''), previous: hashOfText(day(3).body) },
      });
      const row = { ...day(3), number: 4, day: '2999-01-01', body, hash: hashOfText(body) };
      await insert('book_day', row);
    },
    'a signature': () =>
      testApp.sql('UPDATE book_day SET signature = ? WHERE number = 2', [Buffer.alloc(64, 7).toString('base64')]),
    'a key': () => testApp.sql('UPDATE book_key SET public_key = ?', [Buffer.alloc(32, 7).toString('base64')]),
    'the newest day, gone': () => testApp.sql('DELETE FROM book_day WHERE number = 3'),
    'the newest day, signed anew by the owner': async () => {
      const body = day(3).body.replace('"received":0', '"received":900');
      await rehash(3, body);
      const signature = (await testApp.app.get(BookKeys).signer()).sign(body);
      await testApp.sql('UPDATE book_day SET signature = ? WHERE number = 3', [signature]);
    },
  };

  it('are valid without a manipulation', async () => {
    expect(await faults()).toEqual(new Set());
    expect((await check(copy, '--lines', await ownLine(), '--against', copy)).status).toBe(0);
  });

  it('are covered by the whole table', () => {
    expect(TABLE.map(({ what }) => what)).toEqual(Object.keys(actions));
  });

  it.each(TABLE)(
    '$what: verify names $verify, a copy shows it: $copy',
    async ({ what, verify, page, line, copy: shows }) => {
      await actions[what]?.();
      const chain = await exported();
      expect(await faults()).toEqual(new Set(verify));
      const texts = new Map([1, 2, 3].map((number) => [number, day(number).body]));
      expect((await faults({ against: texts })).has('copy')).toBe(shows);
      // The program of docs/proof applies the rules of the page to the page's data.
      expect((await check(chain)).status).toBe(page.length > 0 ? 1 : 0);
      const { stderr } = await check(chain, '--lines', await ownLine(), '--against', copy);
      expect(/^Transfer \w+ is not in the books/m.test(stderr)).toBe(line === 'wrong');
      expect(/is not the one in the older copy/.test(stderr)).toBe(shows);
    },
  );
});
