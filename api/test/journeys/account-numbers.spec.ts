import { actions, describeOnEachDatabase, idOf, type Person, TestApp } from '../test-app';

describeOnEachDatabase('the payout account of a withdrawal', (engine) => {
  let testApp: TestApp;
  let worker: Person;
  beforeAll(async () => {
    testApp = await TestApp.build(engine);
    const buyer = await testApp.person('Buyer');
    worker = await testApp.person('Worker');
    testApp.nameWallet('buyer', buyer);
    testApp.nameWallet('worker', worker);
    (await actions.buy(buyer, 1000)).data();
    const task = idOf(await actions.post(buyer, { requiredWorkers: 1, payableAmount: 1000 }));
    (await actions.review(buyer, idOf(await actions.submit(worker, task)), 'accepted')).data();
  });
  afterAll(() => testApp.close());

  const withdraw = (paymentSystem: unknown, accountNumber: unknown) =>
    worker.post('/withdrawal', { withdrawalCoin: 200, paymentSystem, accountNumber });
  const stored = async (id: string) =>
    (await (await testApp.admin()).post(`/withdrawal/${id}/account`)).data<{ accountNumber: string }>().accountNumber;

  it.each([
    ['bkash', 'hello'],
    ['bkash', '0171234567'],
    ['nagad', '017123456789'],
    ['nagad', '+8802712345678'],
    ['rocket', '11712345678'],
    ['rocket', '4111111111111111'],
    ['rocket', '-- --'],
  ])('of %s is 01 and nine digits: %s is rejected at the field, and nothing moves', async (system, account) => {
    const before = await testApp.balances();
    const answer = await withdraw(system, account);
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request/invalid', errors: [{ field: 'accountNumber' }] });
    expect(await testApp.balances()).toEqual(before);
  });

  it.each(['123', 'A'.repeat(35), 'a_b_c', '<script>', '=cmd'])(
    'of a card is a reference of 4 to 34 letters and digits: %s is rejected at the field, and nothing moves',
    async (account) => {
      const before = await testApp.balances();
      const answer = await withdraw('card', account);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'request/invalid',
        errors: [
          {
            field: 'accountNumber',
            code: 'cardAccount',
            message: 'Use 4 to 34 letters and digits only.',
          },
        ],
      });
      expect(await testApp.balances()).toEqual(before);
    },
  );

  it.each(['+8801712345678', '+880 1712-345678', '(+880) 1712345678', '\u202a01712345678\u202c', '০০৮৮০১৭১২৩৪৫৬৭৮'])(
    'is stored as 01 and nine digits when it is sent as %j',
    async (account) => {
      const { _id } = (await withdraw('bkash', account)).data<{ _id: string }>();
      expect(await stored(_id)).toBe('01712345678');
      (await actions.cancel(worker, _id)).data();
    },
  );

  it('S47 is rejected when it is the number of a payment card, and nothing moves', async () => {
    const before = await testApp.balances();
    const answer = await withdraw('card', '4111 1111 1111 1111');
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'request/invalid',
      errors: [{ field: 'accountNumber', code: 'cardNumber' }],
    });
    expect(await testApp.balances()).toEqual(before);
  });

  it('has different errors for an invalid account and an unknown payment system', async () => {
    expect((await withdraw('bkash', 'hello')).json()).toMatchObject({
      errors: [{ code: 'mobileAccount', message: 'Enter an 11-digit mobile number starting with 01.' }],
    });
    expect((await withdraw('paypal', 'hello')).json()).toMatchObject({ errors: [{ field: 'paymentSystem' }] });
    expect((await withdraw('bkash', 1712345678)).json()).toMatchObject({ errors: [{ field: 'accountNumber' }] });
    expect((await withdraw('card', '')).json()).toMatchObject({ errors: [{ field: 'accountNumber' }] });
  });

  it.each([
    ['bkash', '০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['nagad', ' 01712-345 678 ', '01712345678'],
    ['card', 'BD29 ABCD ০১২৩', 'BD29ABCD0123'],
  ])('of %s is accepted in common spellings: %s is stored as %s', async (system, written, saved) => {
    const id = idOf(await withdraw(system, written));
    expect(await stored(id)).toBe(saved);
    (await worker.patch(`/withdrawal/cancel/${id}`, {})).data();
  });
});
