import { useCallback, useSyncExternalStore } from 'react';
import { platformName, useBrand } from '../brand/brand';
import type common from './common.en.json';
import {
  currentLanguage,
  findText,
  loadCatalogue,
  onLanguageChange,
  type CatalogueLoaders,
  type Language,
  type Values,
} from './languages';

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/**
 * Returns the text of a key in the current language, from the common texts if the catalogue has no such key. `values`
 * fill its {{placeholders}}, `count` selects the plural.
 */
export type Translate<Texts> = (key: WithoutPlural<keyof (Texts & typeof common) & string>, values?: Values) => string;

export interface Messages<Texts> {
  readonly name: string;
  /** To be awaited before anything that uses these texts is shown. The shell does it for a remote. */
  readonly load: () => Promise<void>;
  /** The hook for components; they render again when the language changes. */
  readonly useMessages: () => Translate<Texts>;
  /** The text for code that is no component. */
  readonly translate: Translate<Texts>;
}

/** Declares one set of texts, e.g. one remote's. `Texts` is the type of its English file. */
export function catalogue<Texts>(name: string, loaders: CatalogueLoaders): Messages<Texts> {
  const textOf = (key: string, values?: Values, language?: Language) =>
    findText(name, key, values, language) ?? findText('common', key, values, language) ?? key;
  return {
    name,
    load: () => loadCatalogue(name, loaders),
    useMessages: () => {
      const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
      const brand = platformName(language, useBrand());
      return useCallback<Translate<Texts>>(
        (key, values) => textOf(key, { brand, ...values }, language),
        [brand, language],
      );
    },
    translate: textOf,
  };
}
