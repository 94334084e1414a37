import { browserStorage } from '@kaaj/api-client';
import { type Brand, type Language, parseJson, PLATFORM_NAMES } from '@kaaj/contract';
import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** Of head/theme.js. Paints the accent, without one the built-in colours. */
    paintAccent?: (accent: Brand['accent']) => void;
  }
}

/** Also read by the shell's head/theme.js, which runs before the first paint. */
const BRAND_KEY = 'kaaj.brand';

const listeners = new Set<() => void>();
let current = parseJson<Brand>(browserStorage.get(BRAND_KEY)) ?? null;

export const currentBrand = (): Brand | null => current;

/** Calls `listener` when the brand has changed; the answer stops that. */
export function onBrandChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Applies the server's brand, null for none, and stores it in this browser for the next page load. */
export function takeBrand(brand: Brand | null): void {
  const [told, known] = [JSON.stringify(brand), JSON.stringify(current)];
  if (told === known) return;
  current = brand;
  if (brand) browserStorage.set(BRAND_KEY, told);
  else browserStorage.remove(BRAND_KEY);
  window.paintAccent?.(brand?.accent ?? null);
  listeners.forEach((listener) => listener());
}

/** What the platform calls itself in a language. */
export function platformName(language: Language, brand = current): string {
  if (!brand) return PLATFORM_NAMES[language];
  return language === 'bn' ? brand.nameInBangla : brand.name;
}

/** Name, logo and colours of this installation; null for the built-in ones, with which pages are prerendered. */
export function useBrand(): Brand | null {
  return useSyncExternalStore(onBrandChange, currentBrand, () => null);
}
