import { type PaymentSystem } from './constants';
import { withPlainDigits } from './digits';
import { plainLine } from './text';

/** Why a text is no account of a payment system; a field's code, with a sentence in the message catalogue. */
export type AccountNumberError = 'mobileAccount' | 'cardAccount' | 'cardNumber';

const MOBILE = /^01\d{9}$/;
const COUNTRY_CODE = /^(?:\+|00)?880{1,2}(?=1\d{9}$)/;
const CARD = /^[A-Za-z0-9]{4,34}$/;

/**
 * An account number of a payment system in canonical form: plain digits, without blanks, dashes and format characters
 * from grouping or pasting. A mobile number has neither brackets nor a country code.
 */
export function normalizeAccountNumber(typed: string, system: PaymentSystem | '' | undefined): string {
  const plain = withPlainDigits(plainLine(typed)).replace(/[\s\u2010-\u2015\u2212-]/g, '');
  if (system === 'card') return plain;
  return plain.replace(/[().]/g, '').replace(COUNTRY_CODE, '0');
}

/** Why a payment system cannot pay to a normalized number; undefined for a valid one. */
export function accountNumberError(system: PaymentSystem, plain: string): AccountNumberError | undefined {
  if (system !== 'card') return MOBILE.test(plain) ? undefined : 'mobileAccount';
  if (!CARD.test(plain)) return 'cardAccount';
  return isPaymentCard(plain) ? 'cardNumber' : undefined;
}

/**
 * Whether this is a payment card number (ISO/IEC 7812), which must not be stored: 12 to 19 digits with a valid check
 * digit.
 */
function isPaymentCard(plain: string): boolean {
  if (!/^\d{12,19}$/.test(plain)) return false;
  const sum = [...plain].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** The last characters, too few to pay with: at most 4, and at most a quarter. */
export function maskedAccountNumber(plain: string): string {
  const shown = Math.min(4, Math.floor(plain.length / 4));
  return `••••${plain.slice(plain.length - shown)}`;
}

/** The server's error message for each, in English. */
export const ACCOUNT_NUMBER_MESSAGES: Readonly<Record<AccountNumberError, string>> = {
  mobileAccount: 'Enter an 11-digit mobile number starting with 01.',
  cardAccount: 'Use 4 to 34 letters and digits only.',
  cardNumber:
    'This looks like a payment card number. Enter the account reference that your bank pays to, never the number of a card.',
};
