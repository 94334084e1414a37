import { tidyText } from '@kaaj/contract';

/** An answer as it is compared with others: answers of one text are one. */
export function normalizeAnswer(answer: string): string {
  const plain = tidyText(answer)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .toLowerCase();
  return tidyText(plain).replace(/\s+/gu, ' ');
}

export const answersMatch = (one: string, other: string): boolean => normalizeAnswer(one) === normalizeAnswer(other);

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits of every script stand ten in a row, from nought to nine. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}
