const BANGLA_ZERO = '০'.charCodeAt(0);

/** The same text with 0-9 for ০-৯. */
export function withPlainDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}
