import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OnModuleInit } from '@nestjs/common';
import {
  availableOf,
  escrowOf,
  heldOf,
  Ledger,
  LedgerAudit,
  NotEnoughCoins,
  type Transfer,
  transferFor,
} from '../../src/contexts/wallet';
import { coins } from '../../src/kernel/coins';
import { type Id, newId } from '../../src/kernel/ids';
import { type Sql, sql } from '../../src/platform/database/sql';
import { auditAccounts } from '../support/ledger';
import { describeOnEachDatabase, TestApp } from '../test-app';

describeOnEachDatabase('the ledger', (engine) => {
  let testApp: TestApp;
  let ledger: Ledger;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    ledger = testApp.app.get(Ledger);
  });
  afterAll(() => testApp.close());

  let person: Id;
  let task: Id;
  let ann: ReturnType<typeof availableOf>;
  beforeEach(() => {
    [person, task] = [newId(), newId()];
    ann = availableOf(person);
    testApp.name('ann', ann);
    testApp.name('held', heldOf(person));
    testApp.name('escrow', escrowOf(task));
  });

  // Only the ledger: the task does not exist.
  const balances = () => testApp.balances(auditAccounts);
  const post = (...transfers: readonly Transfer[]) => testApp.database.run(() => ledger.post(...transfers));
  const granted = (amount: number) => transferFor('starting-coins', { personId: person, coins: coins(amount) });
  const posted = (amount: number) =>
    transferFor('slots-added', { id: task, buyerId: person, payable: coins(amount), slots: 1, changeId: newId() });
  const requested = (amount: number) =>
    transferFor('withdrawal-requested', { id: newId(), workerId: person, coins: coins(amount) });

  it('moves coins and creates none', async () => {
    await post(granted(50));
    await post(posted(30), requested(5));
    expect(await balances()).toEqual({ ann: 15, held: 5, escrow: 30, ledgerSum: 0 });
  });

  it('rejects a transfer above the balance of an account, with all other transfers of the call', async () => {
    await post(granted(50));
    await expect(post(requested(20), posted(31))).rejects.toThrow(NotEnoughCoins);
    await expect(post(posted(51))).rejects.toThrow(NotEnoughCoins);
    expect(await balances()).toEqual({ ann: 50, held: 0, escrow: 0, ledgerSum: 0 });
  });

  it('rejects a transfer from an account without transfers, and creates no account', async () => {
    await expect(post(posted(1))).rejects.toThrow(NotEnoughCoins);
    expect(await testApp.sql('SELECT id FROM account WHERE id IN (?, ?)', [ann, escrowOf(task)])).toEqual([]);
  });

  it('rejects a second posting of one event as a whole', async () => {
    await post(granted(50));
    await expect(post(granted(50))).rejects.toThrow('starting-coins');
    await expect(post(posted(10), granted(50))).rejects.toThrow('starting-coins');
    expect(await balances()).toEqual({ ann: 50, held: 0, escrow: 0, ledgerSum: 0 });
  });

  it('pays from one balance only as often as it lasts under concurrent requests', async () => {
    await post(granted(50));
    const spends = await Promise.allSettled(Array.from({ length: 16 }, () => post(posted(20))));
    expect(spends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    for (const spend of spends) if (spend.status === 'rejected') expect(spend.reason).toBeInstanceOf(NotEnoughCoins);
    expect(await balances()).toEqual({ ann: 10, held: 0, escrow: 40, ledgerSum: 0 });
  });

  it('counts the coins earned by work, and a withdrawal does not reduce them', async () => {
    await post(granted(50), posted(30));
    const work = { id: newId(), taskId: task, buyerId: newId(), workerId: person, reward: coins(30) };
    await post(transferFor('submission-accepted', work));
    await post(requested(45));
    const [row] = await testApp.database.query(sql`SELECT earned FROM account WHERE id = ?`, [ann]);
    expect(row).toEqual({ earned: 30 });
  });

  it('moves nothing outside of a unit of work, where it could be partial', async () => {
    await expect(ledger.post(granted(50))).rejects.toThrow('unit of work');
    expect(await balances()).toMatchObject({ ann: 0, ledgerSum: 0 });
  });

  it('moves no coin when any statement fails', async () => {
    await post(granted(50));
    let statement = 0;
    do {
      statement += 1;
      testApp.faults.failAt(statement);
      await post(posted(10), requested(5)).catch(() => undefined);
      if (testApp.faults.met) {
        expect(await balances()).toEqual({ ann: 50, held: 0, escrow: 0, ledgerSum: 0 });
      }
    } while (testApp.faults.clear());
    expect(statement).toBeGreaterThan(4);
    expect(await balances()).toEqual({ ann: 35, held: 5, escrow: 10, ledgerSum: 0 });
  });

  describe('with more transfers than one statement takes', () => {
    const newIds = (length: number) => Array.from({ length }, () => newId());
    const slotAdded = (id: Id) =>
      transferFor('slots-added', { id, buyerId: person, payable: coins(1), slots: 1, changeId: newId() });
    /** The accounts besides those of the platform, and all transfers. */
    const everything = async () => {
      const accounts = await testApp.sql<{ id: string; balance: number }>(
        'SELECT id, balance FROM account ORDER BY id',
      );
      const [row] = await testApp.sql<{ transfers: number }>('SELECT COUNT(*) AS transfers FROM transfer');
      return {
        accounts: new Map(accounts.map(({ id, balance }) => [id, Number(balance)])),
        transfers: Number(row?.transfers),
      };
    };

    it('moves the coins of each, and no other coin', async () => {
      // An account takes three parameters, and SQLite 32,766 of them in one statement.
      const tasks = [...newIds(10_999), task];
      await post(granted(tasks.length + 5));
      const before = await everything();
      await post(...tasks.map(slotAdded));
      expect(await everything()).toEqual({
        accounts: new Map([...before.accounts, [ann, 5], ...tasks.map((id) => [escrowOf(id), 1] as const)]),
        transfers: before.transfers + tasks.length,
      });
      expect(await balances()).toEqual({ ann: 5, held: 0, escrow: 1, ledgerSum: 0 });
    });

    it('moves no coin when one coin is missing, or the last one was posted before', async () => {
      await post(granted(2_500));
      const last = slotAdded(task);
      await post(last);
      const before = await everything();
      await expect(post(...newIds(2_500).map(slotAdded))).rejects.toThrow(NotEnoughCoins);
      await expect(post(...newIds(2_000).map(slotAdded), last)).rejects.toThrow('slots-added');
      expect(await everything()).toEqual(before);
      expect(await balances()).toEqual({ ann: 2_499, held: 0, escrow: 1, ledgerSum: 0 });
    });
  });

  describe('its audit', () => {
    const tampered = async (statement: Sql, parameters: unknown[], restore: Sql) => {
      await testApp.database.execute(statement, parameters);
      const report = await testApp.app.get(LedgerAudit).run();
      await testApp.database.execute(restore, parameters);
      return report;
    };

    it('names an account whose balance differs from the sum of its transfers', async () => {
      await post(granted(50));
      const report = await tampered(
        sql`UPDATE account SET balance = balance + 1 WHERE id = ?`,
        [ann],
        sql`UPDATE account SET balance = balance - 1 WHERE id = ?`,
      );
      expect(report).toMatchObject({ sum: 1, mismatches: [{ account: ann, stored: 51, transferred: 50 }] });
    });

    it('names an account with coins that no transfer brought', async () => {
      const stranger = availableOf(newId());
      const report = await tampered(
        sql`INSERT INTO account (id, balance, earned) VALUES (?, 7, 0)`,
        [stranger],
        sql`DELETE FROM account WHERE id = ?`,
      );
      expect(report).toMatchObject({ sum: 7, mismatches: [{ account: stranger, stored: 7, transferred: 0 }] });
    });

    it('returns the coins of each kind of account', async () => {
      const before = (await testApp.app.get(LedgerAudit).run()).byKind;
      await post(granted(50));
      await post(posted(30), requested(5));
      const after = (await testApp.app.get(LedgerAudit).run()).byKind;
      const change = (kind: string) => (after[kind] ?? 0) - (before[kind] ?? 0);
      expect(['granted', 'available', 'held', 'escrow'].map(change)).toEqual([-50, 15, 5, 30]);
    });
  });
});

describeOnEachDatabase('the start', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build(engine)));
  afterAll(() => testApp.close());

  it('succeeds on a database that is read-only', async () => {
    const readOnly = Object.assign(new Error('The server is running with --read-only'), { errno: 1290 });
    testApp.faults.throwNext(...Array<Error>(12).fill(readOnly));
    await testApp.app.get<OnModuleInit>(Ledger).onModuleInit();
  });

  it.each([
    ['account', 'account_balance_not_negative', 'balance >= 0'],
    ['lien', 'lien_owed_not_negative', 'owed >= 0'],
  ])('fails on a database that does not enforce the CHECK of the table %s', async (table, name, check) => {
    const ledger = testApp.app.get<OnModuleInit>(Ledger);
    const { writer } = testApp.database;
    const [off, on] =
      engine === 'SQLite'
        ? ['PRAGMA ignore_check_constraints = ON', 'PRAGMA ignore_check_constraints = OFF']
        : [
            `ALTER TABLE ${table} DROP CONSTRAINT ${name}`,
            `ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${check})`,
          ];
    await ledger.onModuleInit();
    await writer.query(off);
    await expect(ledger.onModuleInit()).rejects.toThrow('does not enforce the CHECK of the table');
    expect(await testApp.sql(`SELECT id FROM ${table} WHERE id = 'overdraft'`)).toEqual([]);
    await writer.query(on);
    await ledger.onModuleInit();
  });
});

describe('append-only rows', () => {
  const sources = readdirSync(join(__dirname, '../../src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !file.includes('migrations'))
    .map((file) => ({ file, text: readFileSync(join(__dirname, '../../src', file), 'utf8') }));

  it.each([
    ['transfer', 'TransferSchema'],
    ['audit_entry', 'AuditEntrySchema'],
  ])('%s: no code changes or deletes one', (table, schema) => {
    const changes = new RegExp(
      `\\b(UPDATE|DELETE\\s+FROM|REPLACE\\s+INTO|TRUNCATE(\\s+TABLE)?)\\s+[\`"]?${table}\\b`,
      'i',
    );
    const throughTypeorm = new RegExp(`\\.(update|delete|remove|save|upsert|softDelete|clear)\\(\\s*${schema}\\b`);
    const offenders = sources.filter(({ text }) => changes.test(text) || throughTypeorm.test(text));
    expect(offenders.map(({ file }) => file)).toEqual([]);
    expect(sources.some(({ text }) => text.includes(table))).toBe(true);
  });
});
