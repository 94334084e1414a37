import { type PaymentSystem } from './constants';
import { withPlainDigits } from './digits';

/** Why a text is no account of a payment system; a field's code, with a sentence in the message catalogue. */
export type AccountMistake = 'mobileAccount' | 'cardAccount';

const MOBILE = /^01\d{9}$/;
const CARD = /^[A-Za-z0-9]{4,34}$/;

/** An account number in its one spelling: plain digits, without the blanks and dashes that people group them with. */
export function plainAccountNumber(typed: string): string {
  return withPlainDigits(typed).replace(/[\s\u2010-\u2015-]/g, '');
}

/** What keeps a number in its plain spelling from being one that this system can pay to; undefined for nothing. */
export function accountMistake(system: PaymentSystem, plain: string): AccountMistake | undefined {
  if (system === 'card') return CARD.test(plain) ? undefined : 'cardAccount';
  return MOBILE.test(plain) ? undefined : 'mobileAccount';
}

/** The last characters, as few that nobody could pay with them: at most 4, and at most a quarter. */
export function maskedAccountNumber(plain: string): string {
  const shown = Math.min(4, Math.floor(plain.length / 4));
  return `••••${plain.slice(plain.length - shown)}`;
}

/** What the server says to each, in English. */
export const ACCOUNT_SENTENCES: Readonly<Record<AccountMistake, string>> = {
  mobileAccount: 'This is a mobile number: 01 and nine more digits.',
  cardAccount: 'This has 4 to 34 letters and digits, and nothing else.',
};
