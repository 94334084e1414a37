import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';

export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where theme.js, which runs before the first paint, looks too. */
export const LANGUAGE_KEY = 'kaaj.language';

export type Catalogue = Readonly<Record<string, string>>;
export type CatalogueLoaders = Readonly<Record<Language, () => Promise<{ default: Catalogue }>>>;

const loadersByName = new Map<string, CatalogueLoaders>();

export const i18n = createInstance();

const storedLanguage = (): Language => (localStorage.getItem(LANGUAGE_KEY) === 'bn' ? 'bn' : 'en');

export const currentLanguage = (): Language => (i18n.language === 'bn' ? 'bn' : 'en');

void i18n.use(initReactI18next).init({
  lng: storedLanguage(),
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

async function loadInto(language: Language, name: string, loaders: CatalogueLoaders): Promise<void> {
  if (i18n.hasResourceBundle(language, name)) return;
  const { default: texts } = await loaders[language]();
  i18n.addResourceBundle(language, name, texts);
}

/** Fetches a catalogue's texts in the language in use; the other language is fetched when somebody switches to it. */
export function loadCatalogue(name: string, loaders: CatalogueLoaders): Promise<void> {
  loadersByName.set(name, loaders);
  return loadInto(currentLanguage(), name, loaders);
}

/** Switches every text on the page; resolves when all of them are there. The choice is kept in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...loadersByName].map(([name, loaders]) => loadInto(language, name, loaders)));
  await i18n.changeLanguage(language);
  localStorage.setItem(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
}
