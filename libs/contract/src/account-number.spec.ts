import { accountNumberError, maskedAccountNumber, normalizeAccountNumber } from './account-number';

/** One number in the notations of contact lists, chats and documents. */
const PASTED = [
  '+8801712345678',
  '8801712345678',
  '008801712345678',
  '+880 1712-345678',
  '(+880) 1712345678',
  '+88 01712345678',
  '+880 (0)1712 345678',
  '+৮৮০১৭১২৩৪৫৬৭৮',
  '\u202a01712345678\u202c',
  '\u202d+880 1712-345678\u202c',
  '\u206601712\u200b345678\u2069',
  '\u200e01712\u00a0345678\ufeff',
  '01712\u2011345\u00ad678',
];

describe.each(['bkash', 'nagad', 'rocket'] as const)('an account of %s', (system) => {
  it.each(['01712345678', '০১৭১২৩৪৫৬৭৮', '01712-345678', ' 01712 345678 ', '০১৭১২–৩৪৫৬৭৮', ...PASTED])(
    'is 01 and nine digits, however they are written: %s',
    (typed) => {
      const plain = normalizeAccountNumber(typed, system);
      expect(plain).toBe('01712345678');
      expect(accountNumberError(system, plain)).toBeUndefined();
    },
  );

  it.each([
    '0171234567',
    '017123456789',
    '02712345678',
    '+8802712345678',
    '+91 9876543210',
    '880171234567',
    '88001',
    '0171234567a',
    'card',
    '',
  ])('is not %s', (typed) =>
    expect(accountNumberError(system, normalizeAccountNumber(typed, system))).toBe('mobileAccount'),
  );
});

describe('an account of a card', () => {
  it.each([
    '1234',
    'BD29ABCD0123456789',
    '4111 1111 1111 1112',
    '8801712345678',
    '\u202aAB12\u202c',
    '৪১১১১১১১',
    'A'.repeat(34),
  ])('is a reference of 4 to 34 letters and digits: %s', (typed) =>
    expect(accountNumberError('card', normalizeAccountNumber(typed, 'card'))).toBeUndefined(),
  );

  it.each(['123', 'A'.repeat(35), 'a_b_c', 'হিসাব', '12.34', '<b>1234', ''])('is not %s', (typed) =>
    expect(accountNumberError('card', normalizeAccountNumber(typed, 'card'))).toBe('cardAccount'),
  );
});

describe('the number of a payment card', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '5555-5555-5555-4444',
    '৪১১১১১১১১১১১১১১১',
    '378282246310005',
    '6011000990139424',
  ])('S47 is refused, and the message names what to enter instead: %s', (typed) =>
    expect(accountNumberError('card', normalizeAccountNumber(typed, 'card'))).toBe('cardNumber'),
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
