import { accountMistake, maskedAccountNumber, plainAccountNumber } from './account-number';

describe.each(['bkash', 'nagad', 'rocket'] as const)('an account of %s', (system) => {
  it.each(['01712345678', '০১৭১২৩৪৫৬৭৮', '01712-345678', ' 01712 345678 ', '০১৭১২–৩৪৫৬৭৮'])(
    'is 01 and nine digits, however they are written: %s',
    (typed) => {
      const plain = plainAccountNumber(typed);
      expect(plain).toBe('01712345678');
      expect(accountMistake(system, plain)).toBeUndefined();
    },
  );

  it.each(['0171234567', '017123456789', '02712345678', '+8801712345678', '0171234567a', 'card', ''])(
    'is not %s',
    (typed) => expect(accountMistake(system, plainAccountNumber(typed))).toBe('mobileAccount'),
  );
});

describe('an account of a card', () => {
  it.each(['1234', 'BD29ABCD0123456789', '4111 1111 1111 1111', '৪১১১১১১১', 'A'.repeat(34)])(
    'is a reference of 4 to 34 letters and digits: %s',
    (typed) => expect(accountMistake('card', plainAccountNumber(typed))).toBeUndefined(),
  );

  it.each(['123', 'A'.repeat(35), 'a_b_c', 'হিসাব', '12.34', '<b>1234', ''])('is not %s', (typed) =>
    expect(accountMistake('card', plainAccountNumber(typed))).toBe('cardAccount'),
  );
});

describe('an account number on a screen', () => {
  it.each([
    ['1234567890123456', '••••3456'],
    ['12345678', '••••78'],
    ['1234', '••••4'],
    ['12', '••••'],
  ])('shows %s as %s', (number, shown) => expect(maskedAccountNumber(number)).toBe(shown));
});
