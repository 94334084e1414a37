import { browserStorage } from '@kaaj/api-client';
import { isolated, type Language, LANGUAGES } from '@kaaj/contract';
import { formatOf } from '@kaaj/ui';
import { platformName } from '../brand/brand';

export { type Language, LANGUAGES };

/** Also read by the shell's head/theme.js, which runs before the first paint. */
export const LANGUAGE_KEY = 'kaaj.language';

export type Catalogue = Readonly<Record<string, string>>;
export type CatalogueLoaders = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

/**
 * Values of the {{placeholders}} of a text: numbers are formatted for the language, {{cents, dollars}} as money.
 * `count` also selects the _one or _other form, `brand` is the name of the platform.
 */
export type Values = Readonly<Record<string, string | number>>;

const loadersByName = new Map<string, CatalogueLoaders>();
const catalogues: Record<Language, Map<string, Catalogue>> = { en: new Map(), bn: new Map() };
const pluralRules: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  bn: new Intl.PluralRules('bn'),
};
const listeners = new Set<() => void>();

let current: Language = browserStorage.get(LANGUAGE_KEY) === 'bn' ? 'bn' : 'en';

export const currentLanguage = (): Language => current;

/** Calls `listener` when the language has changed; the answer stops that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadInto(language: Language, name: string, loaders: CatalogueLoaders): Promise<void> {
  if (catalogues[language].has(name)) return;
  const { default: texts } = await loaders[language]();
  catalogues[language].set(name, texts);
}

/** Loads a catalogue's texts in the current language; the other language is loaded when the user switches to it. */
export function loadCatalogue(name: string, loaders: CatalogueLoaders): Promise<void> {
  loadersByName.set(name, loaders);
  return loadInto(current, name, loaders);
}

/** Switches every text on the page; resolves when all of them are there. The choice is stored in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...loadersByName].map(([name, loaders]) => loadInto(language, name, loaders)));
  current = language;
  browserStorage.set(LANGUAGE_KEY, language);
  // For the server, which has the first pages in both languages.
  document.cookie = `kaaj_language=${language}; path=/; max-age=31536000; samesite=lax`;
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

/** A catalogue's text, by default in the language in use, its placeholders filled; undefined where there is none. */
export function findText(name: string, key: string, values: Values = {}, language = current): string | undefined {
  const texts = catalogues[language].get(name);
  const { count } = values;
  const plural = typeof count === 'number' ? texts?.[`${key}_${pluralRules[language].select(count)}`] : undefined;
  const text = plural ?? texts?.[key];
  const format = formatOf(language);
  return text?.replace(/\{\{(\w+)(, dollars)?\}\}/g, (place, placeholder: string, dollars?: string) => {
    const value = values[placeholder] ?? (placeholder === 'brand' ? platformName(language) : place);
    if (typeof value === 'string') return isolated(value);
    return dollars ? format.dollars(value) : format.number(value);
  });
}
