import { AsyncLocalStorage } from 'node:async_hooks';
import { availableOf, escrowOf, heldOf, platformAccount, Ledger } from '../../src/contexts/wallet';
import { newId } from '../../src/kernel/ids';
import { sql } from '../../src/platform/database/sql';
import { describeOn, describeOnEachDatabase, type Engine, TestApp, SERVER } from '../test-app';
import { InjectedFault } from '../support/faults';

interface TransferRow {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly kind: string;
  readonly reference: string;
}

const OPEN_ACCOUNT = sql`INSERT INTO account (id, balance, earned) VALUES (?, ?, 0)`;
const ADD = sql`UPDATE account SET balance = balance + ? WHERE id = ?`;

describeOnEachDatabase('a unit of work', (engine: Engine) => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build(engine)));
  afterAll(() => testApp.close());

  const openAccount = async (balance = 0) => {
    const id = availableOf(newId());
    await testApp.database.execute(OPEN_ACCOUNT, [id, balance]);
    return id;
  };
  const balanceOf = (id: string) => testApp.app.get(Ledger).balanceOf(id as ReturnType<typeof availableOf>);

  it('keeps everything it wrote', async () => {
    const [one, other] = [await openAccount(), await openAccount()];
    await testApp.database.run(async () => {
      await testApp.database.execute(ADD, [3, one]);
      await testApp.database.execute(ADD, [4, other]);
    });
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([3, 4]);
  });

  it('rolls back everything when it throws, with the writes of inner ones', async () => {
    const [one, other] = [await openAccount(), await openAccount()];
    const broken = testApp.database.run(async () => {
      await testApp.database.execute(ADD, [3, one]);
      await testApp.database.run(() => testApp.database.execute(ADD, [4, other]));
      throw new InjectedFault();
    });
    await expect(broken).rejects.toThrow(InjectedFault);
    expect([await balanceOf(one), await balanceOf(other)]).toEqual([0, 0]);
  });

  it('is not repeated when a callback after its COMMIT fails like a lost connection', async () => {
    const account = await openAccount();
    const failed = testApp.database.run(async () => {
      testApp.database.afterCommit(() => {
        throw Object.assign(new InjectedFault(), { code: 'ECONNRESET' });
      });
      await testApp.database.execute(ADD, [3, account]);
    });
    await expect(failed).rejects.toThrow(InjectedFault);
    expect(await balanceOf(account)).toBe(3);
  });

  it('rejects with an error thrown before its promise exists, for inner and outer ones', async () => {
    const broken = () => {
      throw new InjectedFault();
    };
    await expect(testApp.database.run(broken)).rejects.toThrow(InjectedFault);
    await testApp.database.run(async () => {
      let inner: Promise<void> | undefined;
      expect(() => (inner = testApp.database.run(broken))).not.toThrow();
      await expect(inner).rejects.toThrow(InjectedFault);
    });
  });

  it('reads its own writes, which nobody else does before the commit', async () => {
    const account = await openAccount();
    await testApp.database.run(async () => {
      await testApp.database.execute(ADD, [5, account]);
      expect(await balanceOf(account)).toBe(5);
      expect(await outside(() => balanceOf(account))).toBe(0);
    });
    expect(await balanceOf(account)).toBe(5);
  });

  it('runs callbacks after the commit only', async () => {
    const account = await openAccount();
    const callbacks: string[] = [];
    let seenByCallback: Promise<number> | undefined;
    await testApp.database.run(async () => {
      testApp.database.afterCommit(() => {
        callbacks.push('kept');
        seenByCallback = balanceOf(account);
      });
      await testApp.database.execute(ADD, [1, account]);
      expect(callbacks).toEqual([]);
    });
    const broken = testApp.database.run(async () => {
      testApp.database.afterCommit(() => callbacks.push('broken'));
      throw new InjectedFault();
    });
    await expect(broken).rejects.toThrow(InjectedFault);
    expect(callbacks).toEqual(['kept']);
    expect(await seenByCallback).toBe(1);
  });

  it('keeps every one of 200 acknowledged concurrent additions, and none of the 50 that failed', async () => {
    const account = await openAccount();
    const additions = Array.from({ length: 250 }, (_, index) =>
      testApp.database.run(async () => {
        await testApp.database.execute(ADD, [1, account]);
        if (index % 5 === 0) throw new InjectedFault();
      }),
    );
    const outcomes = await Promise.allSettled(additions);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    expect(await balanceOf(account)).toBe(200);
  });

  it('accepts callbacks only while it runs', async () => {
    const remember = () => testApp.database.afterCommit(() => undefined);
    expect(remember).toThrow('unit of work');
    await testApp.database.run(async () => expect(remember).not.toThrow());
  });

  it('leaves nothing behind when the commit itself fails', async () => {
    const account = await openAccount();
    testApp.faults.failAt(2);
    await expect(testApp.database.run(() => testApp.database.execute(ADD, [1, account]))).rejects.toThrow(
      InjectedFault,
    );
    expect(testApp.faults.clear()).toBe(true);
    expect(await balanceOf(account)).toBe(0);
    expect(await testApp.database.execute(ADD, [1, account])).toBe(1);
    expect(await balanceOf(account)).toBe(1);
  });
});

describeOnEachDatabase('the tables', (engine) => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build(engine)));
  afterAll(() => testApp.close());

  const transfer = (changes: Partial<TransferRow> = {}): TransferRow => ({
    from: platformAccount('granted'),
    to: availableOf(newId()),
    amount: 10,
    kind: 'starting-coins',
    reference: newId(),
    ...changes,
  });
  const insertTransfer = ({ from, to, amount, kind, reference }: TransferRow) =>
    testApp.database.execute(
      sql`INSERT INTO transfer (id, from_account, to_account, amount, kind, reference, at) VALUES (?, ?, ?, ?, ?, ?, 0)`,
      [newId(), from, to, amount, kind, reference],
    );

  it.each([availableOf, heldOf, escrowOf])('reject a balance below zero: %p', async (accountOf) => {
    const account = accountOf(newId());
    await expect(testApp.database.execute(OPEN_ACCOUNT, [account, -1])).rejects.toThrow(/account_balance_not_negative/);
    await testApp.database.execute(OPEN_ACCOUNT, [account, 5]);
    await expect(testApp.database.execute(ADD, [-6, account])).rejects.toThrow(/account_balance_not_negative/);
    await testApp.database.execute(sql`DELETE FROM account WHERE id = ?`, [account]);
  });

  it.each([0, -1])('reject a transfer of %d coins', async (amount) => {
    await expect(insertTransfer({ ...transfer(), amount })).rejects.toThrow(/transfer_amount_positive/);
  });

  it('reject a second transfer of the same kind and reference, and compare it case-sensitively', async () => {
    const first = transfer({ reference: 'twice' });
    await insertTransfer(first);
    await expect(insertTransfer({ ...first, to: availableOf(newId()) })).rejects.toThrow(/unique|duplicate/i);
    await insertTransfer({ ...first, reference: 'Twice' });
    await insertTransfer({ ...first, kind: 'task-posted' });
    await testApp.database.execute(sql`DELETE FROM transfer`);
  });
});

describeOn('SQLite', 'units of work', () => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build('SQLite')));
  afterAll(() => testApp.close());

  it('run one after another in the order of arrival', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      testApp.database.run(async () => {
        order.push(`${name} begins`);
        await testApp.database.query(sql`SELECT 1`);
        order.push(`${name} ends`);
      });
    await Promise.all([work('first'), work('second'), work('third')]);
    expect(order).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  });
});

describeOn(SERVER, 'units of work', () => {
  let testApp: TestApp;
  beforeAll(async () => (testApp = await TestApp.build(SERVER)));
  afterAll(() => testApp.close());

  it('run again from the start after a deadlock, and both are kept', async () => {
    const [one, other] = [availableOf(newId()), availableOf(newId())];
    for (const account of [one, other]) await testApp.database.execute(OPEN_ACCOUNT, [account, 0]);
    const bothHoldOne = barrier(2);
    let starts = 0;
    const cross = (first: string, second: string) =>
      testApp.database.run(async () => {
        starts += 1;
        await testApp.database.execute(ADD, [1, first]);
        await bothHoldOne();
        await testApp.database.execute(ADD, [1, second]);
      });
    await Promise.all([cross(one, other), cross(other, one)]);
    expect(starts).toBeGreaterThan(2);
    const balances = await testApp.database.query(sql`SELECT balance FROM account WHERE id IN (?, ?)`, [one, other]);
    expect(balances).toEqual([{ balance: 2 }, { balance: 2 }]);
  });
});

/** Runs outside of the surrounding unit of work, as another request would. */
const outside = AsyncLocalStorage.snapshot() as <T>(read: () => Promise<T>) => Promise<T>;

/** Blocks each of `count` callers until all have arrived; later callers pass immediately. */
function barrier(count: number): () => Promise<void> {
  let missing = count;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    missing -= 1;
    if (missing <= 0) open();
    return opened;
  };
}
