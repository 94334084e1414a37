import { type PayoutAccount, type Withdrawal } from '@kaaj/contract';
import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../../../../test/test-app';

const HOUR_MS = 3_600_000;
const NUMBER = '01712345678';

describeOnEachDatabase('payout accounts', (engine) => {
  let testApp: TestApp;
  let admin: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine, { PAYOUT_ACCOUNT_COOLING_OFF_HOURS: '24' });
    admin = await testApp.admin();
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.clock.reset());

  const save = actions.saveAccount;
  const saved = async (person: Person, more = {}, number = NUMBER) =>
    (await save(person, number, more)).data<PayoutAccount>();
  const accountsOf = async (person: Person) => (await person.get('/payout-account')).data<PayoutAccount[]>();
  const withdraw = (person: Person, body: object) => person.post('/withdrawal', { withdrawalCoin: 200, ...body });
  const numberOf = async (id: string) =>
    (await admin.post(`/withdrawal/${id}/account`)).data<{ accountNumber: string }>().accountNumber;
  const worker = () => testApp.person('Worker', { coins: 1000 });

  /** The ids in the payout file of the payment system; empty when no payout may leave. */
  async function taken(): Promise<string[]> {
    const answer = await actions.exportPayouts(admin);
    if (answer.code === 'payout/nothing-queued') return [];
    const { _id: batch } = answer.data<{ _id: string }>();
    return (await testApp.sql<{ id: string }>('SELECT id FROM withdrawal WHERE batch_id = ?', [batch])).map(
      ({ id }) => id,
    );
  }

  describe('that are saved', () => {
    it('are listed to their worker only, newest first, with the last digits of their number', async () => {
      const [rahim, karim] = [await worker(), await worker()];
      const first = await saved(rahim);
      const second = await saved(rahim, { paymentSystem: 'card' }, 'BD12 3456');
      expect(first).toMatchObject({ paymentSystem: 'bkash', accountNumberMasked: '••••78' });
      expect(await accountsOf(rahim)).toEqual([second, first]);
      expect(await accountsOf(karim)).toEqual([]);
      expect(JSON.stringify(await testApp.snapshot())).not.toContain(NUMBER);
    });

    it('trigger a notification to the worker, in case somebody else saved them', async () => {
      const rahim = await worker();
      await saved(rahim);
      const [notice] = (await rahim.get(`/notification?${rahim.self}`)).data<{ code: string; message: string }[]>();
      expect(notice).toMatchObject({ code: 'payout-account/saved' });
      expect(notice?.message).toContain('bkash ••••78');
    });

    it('are limited to five under concurrent requests, and removing one allows another', async () => {
      const rahim = await worker();
      const numbers = Array.from({ length: 64 }, (_, index) => `017${String(index).padStart(8, '0')}`);
      const answers = await Promise.all(numbers.map((number) => save(rahim, number)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
        new Set(['409 payout-account/too-many']),
      );
      const [newest] = await accountsOf(rahim);
      (await rahim.delete(`/payout-account/${newest?._id}`)).data();
      expect((await save(rahim, '01999999999')).status).toBe(201);
      expect(await accountsOf(rahim)).toHaveLength(5);
    });

    it('are stored once when the same account is saved again in any spelling', async () => {
      const rahim = await worker();
      const first = await saved(rahim);
      expect(await saved(rahim, {}, '০১৭১২-৩৪৫৬৭৮')).toEqual(first);
      expect(await saved(rahim, { paymentSystem: 'nagad' })).not.toEqual(first);
      expect(await accountsOf(rahim)).toHaveLength(2);
      const together = await Promise.all(Array.from({ length: 16 }, () => saved(rahim, {}, '01800000000')));
      expect(new Set(together.map(({ _id }) => _id)).size).toBe(1);
    });

    it('cannot be used or removed by other users, and are removed once', async () => {
      const [rahim, karim] = [await worker(), await worker()];
      const { _id } = await saved(rahim);
      expect((await karim.delete(`/payout-account/${_id}`)).status).toBe(404);
      expect(await withdraw(karim, { payoutAccountId: _id })).toMatchObject({ status: 404 });
      expect((await rahim.delete(`/payout-account/${_id}`)).data()).toEqual({ done: true });
      expect((await rahim.delete(`/payout-account/${_id}`)).status).toBe(404);
      expect(await withdraw(rahim, { payoutAccountId: _id })).toMatchObject({ status: 404 });
    });

    it.each([
      [{ accountNumber: '0171234' }, 'accountNumber'],
      [{ paymentSystem: 'cash' }, 'paymentSystem'],
    ])('rejects %j and names the field', async (body, field) => {
      const answer = await save(await worker(), NUMBER, body);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(`"field":"${field}"`);
    });

    it('are deleted with their worker', async () => {
      const rahim = await worker();
      await saved(rahim);
      (await actions.remove(admin, rahim.id)).data();
      expect(await testApp.sql('SELECT id FROM payout_account WHERE person_id = ?', [rahim.id])).toEqual([]);
    });
  });

  describe('that are new delay payouts by a day:', () => {
    it('a withdrawal to a saved one is accepted at once, and its payout leaves after the day', async () => {
      const rahim = await worker();
      const account = await saved(rahim);
      expect(Date.parse(account.payableFrom ?? '') - Date.parse(account.savedAt)).toBe(24 * HOUR_MS);
      const withdrawal = (await withdraw(rahim, { payoutAccountId: account._id })).data<Withdrawal>();
      expect(withdrawal).toMatchObject({ ...shown(account), payableFrom: account.payableFrom, status: 'pending' });
      expect(await numberOf(withdrawal._id)).toBe(NUMBER);
      (await actions.decide(admin, withdrawal._id, 'accepted')).data();
      expect(await taken()).not.toContain(withdrawal._id);
      await testApp.sql('UPDATE withdrawal SET look_at = look_at - ? WHERE id = ?', [
        24 * HOUR_MS - 60_000,
        withdrawal._id,
      ]);
      expect(await taken()).not.toContain(withdrawal._id);
      testApp.clock.advance(60_001);
      expect(await taken()).toContain(withdrawal._id);
    });

    it('saving with the password skips the delay', async () => {
      const rahim = await worker();
      const account = await saved(rahim, { password: rahim.password });
      expect(account.payableFrom).toBeNull();
      const id = idOf(await withdraw(rahim, { payoutAccountId: account._id }));
      (await actions.decide(admin, id, 'accepted')).data();
      expect(await taken()).toContain(id);
    });

    it('saving again with the password ends the delay', async () => {
      const rahim = await worker();
      const waiting = await saved(rahim);
      const released = await saved(rahim, { password: rahim.password });
      expect(released).toEqual({ ...waiting, payableFrom: null });
      expect((await saved(rahim)).payableFrom).toBeNull();
    });

    it('a wrong password saves nothing and counts as a failed attempt', async () => {
      const rahim = await worker();
      const wrong = await save(rahim, NUMBER, { password: 'Wrong-pass1' });
      expect(wrong).toMatchObject({ status: 422, code: 'auth/wrong-password' });
      expect(wrong.text).toContain('"field":"password"');
      expect(await accountsOf(rahim)).toEqual([]);
    });

    it('a typed one delays each withdrawal until a payout to it was made, in any spelling', async () => {
      const rahim = await worker();
      const typed = { paymentSystem: 'bkash', accountNumber: NUMBER };
      const first = (await withdraw(rahim, typed)).data<Withdrawal>();
      expect(Date.parse(first.payableFrom ?? '') - Date.parse(first.withdrawDate)).toBe(24 * HOUR_MS);
      await testApp.sql('UPDATE withdrawal SET asked_at = asked_at - ? WHERE worker_id = ?', [24 * HOUR_MS, rahim.id]);
      const respelled = { ...typed, accountNumber: '০১৭১২ ৩৪৫৬৭৮' };
      expect((await withdraw(rahim, respelled)).data<Withdrawal>().payableFrom).not.toBeNull();
      (await actions.decide(await testApp.admin(), first._id, 'accepted')).data();
      expect((await withdraw(rahim, respelled)).data<Withdrawal>().payableFrom).not.toBeNull();
      await testApp.sql(`UPDATE withdrawal SET state = 'sent' WHERE id = ?`, [first._id]);
      expect((await withdraw(rahim, respelled)).data<Withdrawal>().payableFrom).toBeNull();
      const other = (await withdraw(rahim, { ...typed, paymentSystem: 'nagad' })).data<Withdrawal>();
      expect(other.payableFrom).not.toBeNull();
    });

    it('the notification names the hours until the payout leaves when these exceed the promised ones', async () => {
      const hasty = await TestApp.build(engine, { PAYOUT_ACCOUNT_COOLING_OFF_HOURS: '24', PAYOUT_HOURS: '1' });
      const rahim = await hasty.person('Worker', { coins: 300 });
      const typed = { paymentSystem: 'bkash', accountNumber: NUMBER };
      const { _id } = (await withdraw(rahim, typed)).data<Withdrawal>();
      (await actions.decide(await hasty.admin(), _id, 'accepted')).data();
      const notifications = (await rahim.get(`/notification?${rahim.self}`)).text;
      await hasty.close();
      expect(notifications).toMatch(/was accepted\. You will receive \$\d+\.\d\d via bkash within 24 hours/);
    });

    it('typing in the number of a saved one without a delay adds no delay', async () => {
      const rahim = await worker();
      await saved(rahim, { password: rahim.password });
      const typed = await withdraw(rahim, { paymentSystem: 'bkash', accountNumber: NUMBER });
      expect(typed.data<Withdrawal>().payableFrom).toBeNull();
    });

    it('an account that another worker was paid to is new for this worker', async () => {
      const [rahim, karim] = [await worker(), await worker()];
      await saved(rahim, { password: rahim.password });
      const typed = await withdraw(karim, { paymentSystem: 'bkash', accountNumber: NUMBER });
      expect(typed.data<Withdrawal>().payableFrom).not.toBeNull();
    });
  });

  it('are named in the body by the id of a saved one, or by system and number', async () => {
    const rahim = await worker();
    for (const body of [{}, { paymentSystem: 'bkash' }, { accountNumber: NUMBER }]) {
      expect((await withdraw(rahim, body)).status).toBe(400);
    }
    expect(await withdraw(rahim, { payoutAccountId: 'no-such' })).toMatchObject({ status: 404 });
    expect((await withdraw(rahim, { payoutAccountId: null })).status).toBe(400);
    const { _id } = await saved(rahim);
    const both = await withdraw(rahim, { payoutAccountId: _id, paymentSystem: 'cash', accountNumber: '1' });
    expect(both.data()).toMatchObject({ paymentSystem: 'bkash', accountNumberMasked: '••••78' });
    expect(await balancesOf(rahim)).toEqual({ coin: 1000, availableCoin: 800 });
  });

  async function balancesOf(person: Person) {
    const { coin, availableCoin } = (await person.get(`/user?${person.self}`)).data<{
      coin: number;
      availableCoin: number;
    }>();
    return { coin, availableCoin };
  }

  const shown = ({ paymentSystem, accountNumberMasked }: PayoutAccount) => ({ paymentSystem, accountNumberMasked });

  it('leave every coin where the ledger says it is', async () => {
    expect(await testApp.balances()).toMatchObject({ ledgerSum: 0 });
  });
});

describeOnEachDatabase('payout accounts in production', (engine) => {
  it('are saved once the e-mail address is verified', async () => {
    const testApp = await TestApp.build(engine, { VERIFY_EMAILS: 'true' });
    const rahim = await testApp.person('Worker');
    expect(await actions.saveAccount(rahim)).toMatchObject({ status: 422, code: 'auth/email-unverified' });
    await testApp.sql('UPDATE person SET verified_at = 1 WHERE id = ?', [rahim.id]);
    expect((await actions.saveAccount(rahim)).status).toBe(201);
    await testApp.close();
  });

  it('are delayed for a person without a password, for any value in the password field', async () => {
    const testApp = await TestApp.build(engine, { PAYOUT_ACCOUNT_COOLING_OFF_HOURS: '24' });
    const rahim = await testApp.person('Worker');
    await testApp.sql('UPDATE identity SET password_hash = NULL WHERE id = ?', [rahim.id]);
    const answer = await actions.saveAccount(rahim, NUMBER, { password: rahim.password });
    expect(answer).toMatchObject({ status: 422, code: 'auth/no-password' });
    expect((await actions.saveAccount(rahim)).data<PayoutAccount>().payableFrom).not.toBeNull();
    await testApp.close();
  });
});
