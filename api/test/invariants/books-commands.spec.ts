import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookDay } from '@kaaj/contract';
import { fillLedger } from '../support/seed-ledger';
import { runAdminCli, runAdminCommand, runAdminCommandIn } from '../support/admin-cli';
import { describeOn, describeOnEachDatabase, TestApp } from '../test-app';
import { CloseDays } from '../../src/contexts/books/application/close-days';

const VERIFIER = join(__dirname, '../../../docs/proof/verify.mjs');

describeOnEachDatabase('the daily closes of an installation', (engine) => {
  let testApp: TestApp;
  let folder: string;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
  });
  beforeEach(async () => {
    await testApp.deleteAllRows();
    testApp.clock.toNoon();
    folder = mkdtempSync(join(tmpdir(), 'kaaj-books-'));
    await fillLedger(testApp.database, { from: 0, to: 150 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  afterAll(() => testApp.close());

  const admin = (...args: readonly string[]) => runAdminCommandIn(testApp, ['ledger', ...args]);
  const closeUntil = async (day: number) => {
    testApp.clock.advanceDays(day);
    while (await testApp.app.get(CloseDays).run());
  };
  const days = () => testApp.sql<{ number: number; day: string }>('SELECT number, day FROM book_day ORDER BY number');

  it('are verified, exported and signed with a new key by the commands of the owner', async () => {
    await closeUntil(1);
    const file = join(folder, 'chain.jsonl');
    expect(await admin('export', '--file', file)).toMatchObject({
      status: 0,
      output: `Exported 1 closed days to ${file}.\n`,
    });
    const [head, ...links] = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { format?: string; keys?: unknown[] } & Partial<BookDay>);
    expect(head).toMatchObject({ format: 'kaaj-books-1', keys: [{ id: expect.any(String) as string }] });
    expect(links).toMatchObject([{ number: 1 }]);
    expect(spawnSync(process.execPath, [VERIFIER, file], { encoding: 'utf8' }).status).toBe(0);

    // In an application of its own: the running one has to notice the new key.
    const key = await runAdminCommand(testApp, ['ledger', 'key']);
    expect(key).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^New signing key: [0-9a-f]{64}\./) as string,
    });
    await closeUntil(1);
    const whole = await admin('verify', '--against', file);
    expect(whole).toMatchObject({ status: 0 });
    expect(whole.output).toContain('300 transfers, the sum over all accounts is 0.');
    expect(whole.output).toContain('Verified 2 closed days (300 transfers): 0 discrepancies.');
    expect(await runAdminCli(testApp, ['ledger', 'verify'])).toMatchObject({ status: 0 });
    const [, second] = await days();
    expect((await admin('verify', '--from', second?.day ?? '')).output).toContain(
      'Verified 2 closed days (0 transfers)',
    );
  });

  it('that were changed make verify name the change and end with exit code 1', async () => {
    await closeUntil(1);
    const [first] = await days();
    const file = join(folder, 'chain.jsonl');
    await admin('export', '--file', file);
    const [changed] = await testApp.sql<{ id: string }>('SELECT id FROM transfer ORDER BY id LIMIT 1');
    await testApp.sql('UPDATE transfer SET amount = amount + 1 WHERE id = ?', [changed?.id]);
    const row = await admin('verify');
    expect(row.status).toBe(1);
    expect(row.output).toContain(`Transfer ${changed?.id} of day ${first?.day} was changed.`);
    expect(row.output).toMatch(/Verified 1 closed days \(300 transfers\): [1-9]\d* discrepancies\./);
    await testApp.sql('UPDATE transfer SET amount = amount - 1 WHERE id = ?', [changed?.id]);
    await testApp.sql('DELETE FROM book_day');
    const copy = await admin('verify', '--against', file);
    expect(copy).toMatchObject({
      status: 1,
      output: expect.stringContaining('Entry 1 of the copy is not in the books.\n') as string,
    });
  });
});

describeOn('SQLite', 'the commands for daily closes', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await TestApp.build('SQLite');
  });
  afterAll(() => testApp.close());

  const admin = (...args: readonly string[]) => runAdminCommandIn(testApp, ['ledger', ...args]);

  it('reject an invalid day or copy, and an existing target file', async () => {
    expect(await runAdminCli(testApp, ['ledger', 'verify', '--from', 'yesterday'])).toMatchObject({
      status: 1,
      output: expect.stringContaining('Usage:') as string,
    });
    const existing = join(testApp.config.dataDir, 'existing');
    writeFileSync(existing, '');
    expect(await admin('export', '--file', existing)).toMatchObject({ status: 1 });
    expect(readFileSync(existing, 'utf8')).toBe('');
    expect(await admin('verify', '--against', VERIFIER)).toMatchObject({
      status: 1,
      output: expect.stringContaining('is not an exported chain') as string,
    });
    expect((await admin('export')).output).toContain('Usage:');
  });
});
