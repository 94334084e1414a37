import { useCallback, useSyncExternalStore } from 'react';
import { platformName, useBrand } from '../brand/brand';
import {
  currentLanguage,
  findText,
  loadCatalogue,
  onLanguageChange,
  type CatalogueLoaders,
  type Values,
} from './languages';

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/**
 * Returns the text of a key in the current language; `values` fill its {{placeholders}}, `count` selects the plural.
 */
export type Translate<Texts> = (key: WithoutPlural<keyof Texts & string>, values?: Values) => string;

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
  return {
    name,
    load: () => loadCatalogue(name, loaders),
    useMessages: () => {
      const language = useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
      const brand = platformName(language, useBrand());
      return useCallback<Translate<Texts>>(
        (key, values) => findText(name, key, { brand, ...values }, language) ?? key,
        [brand, language],
      );
    },
    translate: (key, values) => findText(name, key, values) ?? key,
  };
}
