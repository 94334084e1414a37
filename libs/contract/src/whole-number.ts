import { withPlainDigits } from './digits';
import { plainLine } from './text';

/** Why a text is no number for a field; each has its sentence in the message catalogue, as a field's refusals have. */
export type NumberError = 'required' | 'isInt' | 'min' | 'max';

export type TypedNumber =
  | { readonly value: number; readonly mistake?: undefined }
  | { readonly value?: undefined; readonly mistake: NumberError };

/** Digits, or digits in groups: 10,000,000 or, as in South Asia, 1,00,00,000; a blank may stand for the comma. */
const DIGITS = /^\d+$/;
const GROUPED = /^\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*$|^\d{1,2}(?:([, ])\d{2})+\2\d{3}$/;

/**
 * Parses a whole number typed in Bangla or English digits, with or without thousands separators. Ambiguous input (12.5,
 * 1,5, 1e3) is no number.
 */
export function readWholeNumber(text: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}): TypedNumber {
  const typed = withPlainDigits(plainLine(text)).replace(/[\u00a0\u2009\u202f]/g, ' ');
  if (typed === '') return { mistake: 'required' };
  const [sign, digits] = /^[-−]/.test(typed) ? [-1, typed.slice(1)] : [1, typed];
  if (!DIGITS.test(digits) && !GROUPED.test(digits)) return { mistake: 'isInt' };
  const value = sign * Number(digits.replace(/[, ]/g, ''));
  if (value < min) return { mistake: 'min' };
  return value > max ? { mistake: 'max' } : { value };
}
