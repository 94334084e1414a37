import { MarketplaceFixture } from '../../../../test/support/marketplace-fixture';
import { describeOnEachDatabase, TestApp } from '../../../../test/test-app';
import { coins } from '../../../kernel/coins';
import { newId, type Id } from '../../../kernel/ids';
import { ReviewSubmission } from '../../submissions/application/review-submission';
import { RequestWithdrawal } from '../../cash-out/application/request-withdrawal';
import { NotEnoughCoins } from '../domain/wallet.errors';
import { Balances } from './balances';
import { StatementQuery } from '../adapters/out/statement.query';
import { Wallets } from './wallets';

describeOnEachDatabase('a wallet', (engine) => {
  let testApp: TestApp;
  let market: MarketplaceFixture;
  let person: Id;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    market = new MarketplaceFixture(testApp);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    person = await market.person('person', 300);
  });

  const withdraw = () =>
    market.get(RequestWithdrawal).execute({
      workerId: person,
      fresh: true,
      coins: coins(200),
      paymentSystem: 'card',
      accountNumber: 'BD41111111111111',
    });
  const correct = (coin: number) =>
    testApp.database.run(() => market.get(Wallets).correct({ personId: person, coin, reference: newId() }));
  const forfeitUnearned = (personId: Id) =>
    testApp.database.run(() => market.get(Wallets).forfeitUnearned(personId, newId()));
  const forfeit = () => testApp.database.run(() => market.get(Wallets).forfeit(person));

  it('is corrected up and down by one transfer each, and held coins stay', async () => {
    await withdraw();
    expect(await correct(350)).toEqual({ before: 300, after: 350 });
    expect(await testApp.balances()).toMatchObject({ person: 150, 'person held': 200, ledgerSum: 0 });
    expect(await correct(210)).toEqual({ before: 350, after: 210 });
    expect(await testApp.balances()).toMatchObject({ person: 10, 'person held': 200, ledgerSum: 0 });
    await expect(correct(199)).rejects.toThrow(NotEnoughCoins);
    const before = await market.transfers();
    await correct(210);
    expect(await market.transfers()).toBe(before);
  });

  it('is empty after everything was forfeited', async () => {
    await withdraw();
    await forfeit();
    expect(await testApp.balances()).toMatchObject({ person: 0, 'person held': 0, ledgerSum: 0 });
    await forfeit();
  });

  it('loses the coins that were not earned, and keeps the earned ones', async () => {
    const [buyer, worker] = [await market.person('buyer', 500), await market.person('worker', 30)];
    const submissionId = await market.work(await market.task(buyer, { payable: 40 }), worker);
    await market.get(ReviewSubmission).execute({ submissionId, buyerId: buyer, verdict: { status: 'accepted' } });
    expect(await forfeitUnearned(worker)).toBe(0);
    expect(await testApp.balances()).toMatchObject({ worker: 40, buyer: 460, ledgerSum: 0 });
    const before = await market.transfers();
    expect(await forfeitUnearned(worker)).toBe(0);
    expect(await market.transfers()).toBe(before);
  });

  it('loses nothing while coins that were not earned are held, and says how many', async () => {
    await withdraw();
    const before = await market.transfers();
    expect(await forfeitUnearned(person)).toBe(200);
    expect(await market.transfers()).toBe(before);
  });

  it('returns the available coins, the held ones and their sum', async () => {
    await withdraw();
    const unknown = newId();
    const balances = await market.get(Balances).of([person, unknown]);
    expect(balances.get(person)).toEqual({ available: 100, held: 200, coin: 300 });
    expect(balances.get(unknown)).toEqual({ available: 0, held: 0, coin: 0 });
  });

  it('ranks people by the coins that accepted work brought them', async () => {
    const [buyer, some, most] = [
      await market.person('buyer', 500),
      await market.person('some'),
      await market.person('most'),
    ];
    for (const [worker, payable] of [
      [some, 40],
      [most, 90],
    ] as const) {
      const taskId = await market.task(buyer, { payable });
      const submissionId = await market.work(taskId, worker);
      await market.get(ReviewSubmission).execute({ submissionId, buyerId: buyer, verdict: { status: 'accepted' } });
    }
    expect(await market.get(Balances).topEarners(2)).toEqual([most, some]);
  });

  it('has a statement whose running balance follows every transfer, across pages', async () => {
    await withdraw();
    await correct(250);
    await correct(400);
    const page = (cursor: string | undefined, size: number) =>
      market.get(StatementQuery).page(person, {}, cursor, size);
    const { rows: lines, next } = await page(undefined, 10);
    expect(next).toBeNull();
    expect(lines.map(({ kind, amount, held, balance }) => ({ kind, amount, held, balance }))).toEqual([
      { kind: 'balance-corrected', amount: 150, held: 0, balance: 400 },
      { kind: 'balance-corrected', amount: -50, held: 0, balance: 250 },
      { kind: 'withdrawal-requested', amount: 0, held: 200, balance: 300 },
      { kind: 'starting-coins', amount: 300, held: 0, balance: 300 },
    ]);
    const pagesRead: unknown[] = [];
    for (let cursor: string | undefined, first = true; first || cursor; first = false) {
      const part = await page(cursor, 1);
      pagesRead.push(...part.rows);
      cursor = part.next ?? undefined;
    }
    expect(pagesRead).toEqual(lines);
  });

  it('has a statement that names the task behind a transfer', async () => {
    const taskId = await market.task(person, { payable: 20 });
    const [line] = (await market.get(StatementQuery).page(person, {}, undefined, 1)).rows;
    expect(line).toMatchObject({ kind: 'task-posted', amount: -20, balance: 280, taskId });
  });
});
