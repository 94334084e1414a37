import { isDay, withBanglaDigits } from '@kaaj/contract';
import { type Language } from '@kaaj/ui';

/** Digits as the language writes them. */
export function digitsOf(language: Language, text: string): string {
  return language === 'bn' ? withBanglaDigits(text) : text;
}

/** A day, YYYY-MM-DD, as it is written in Bangladesh: its day first. What is no day stays as it was typed. */
export function showDay(language: Language, text: string): string {
  return isDay(text) ? digitsOf(language, text.split('-').reverse().join('/')) : text;
}
