import { mistakesOf, type WithdrawalFormValues } from './withdrawal-form-values';

const good: WithdrawalFormValues = { coins: '250', system: 'bkash', account: '01712345678' };
const wrong = (changes: Partial<WithdrawalFormValues>) => mistakesOf({ ...good, ...changes }, 500, 200);

it.each(['200', '500', '২৫০'])('takes %s coins', (coins) => {
  expect(wrong({ coins })).toEqual({});
});

it.each([
  ['', 'required'],
  ['hello', 'isInt'],
  ['250.5', 'isInt'],
  ['-250', 'tooFew'],
  ['১৯৯', 'tooFew'],
  ['501', 'tooMany'],
  ['9'.repeat(30), 'tooMany'],
])('refuses "%s" coins: %s', (coins, mistake) => {
  expect(wrong({ coins })).toEqual({ coins: mistake });
});

it.each([
  ['bkash', '0171234567', 'mobileAccount'],
  ['nagad', 'hello', 'mobileAccount'],
  ['rocket', '+8802712345678', 'mobileAccount'],
  ['card', '123', 'cardAccount'],
  ['card', 'a_b_c', 'cardAccount'],
  ['nagad', '', 'required'],
  ['nagad', '  ', 'required'],
] as const)('refuses the account of %s "%s": %s', (system, account, mistake) => {
  expect(wrong({ system, account })).toEqual({ account: mistake });
});

it('requires a payment system', () => {
  expect(wrong({ system: '' })).toEqual({ system: 'required' });
});
