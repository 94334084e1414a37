const BANGLA_ZERO = '০'.charCodeAt(0);

/** The same text with 0-9 for ০-৯. */
export function withPlainDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/** The same text with ০-৯ for 0-9. */
export function withBanglaDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(BANGLA_ZERO + Number(digit)));
}
