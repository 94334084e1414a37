import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';
import { type BrandAccent, type ThemeName } from '../tokens/tokens';
import { formatOf, type Format, type Language } from './format';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The few words that components need everywhere; they come from the message catalogue of the program. */
export interface UiTexts {
  /** The unit after a number of coins, for people who do not see the coin. */
  coins: string;
  loading: string;
  /** On the button that tries again what did not load. */
  retry: string;
  required: string;
  /** On the button at the end of a list that goes on. */
  loadMore: string;
  /** Where a list goes on and the rest did not come. */
  moreFailed: string;
  /** In the place of a chart that did not come. */
  chartFailed: string;
  close: string;
  /** On the button that says which columns a table shows. */
  columns: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  showPassword: string;
  hidePassword: string;
  /** Under a text of more than `most` characters, a number as it is shown. */
  tooLong: (most: string) => string;
}

export interface UiSettings {
  language: Language;
  theme: ThemeName;
  texts: UiTexts;
  /** Taka for a dollar, where the owner of the installation set a rate. */
  takaPerDollar?: number | undefined;
  /** Address of the logo, where the owner of the installation set one. */
  logo?: string | undefined;
  /** The accent colour, where the owner of the installation set one. */
  accent?: BrandAccent | undefined;
  /** Draws an inner link; a plain anchor when absent. */
  LinkComponent?: ComponentType<LinkProps>;
}

const SettingsContext = createContext<UiSettings | null>(null);

/** Tells every component below the language, the theme and the common words. */
export function UiSettingsProvider({ children, ...settings }: UiSettings & { children: ReactNode }) {
  const { language, theme, texts, takaPerDollar, logo, accent, LinkComponent } = settings;
  return (
    <SettingsContext.Provider value={{ language, theme, texts, takaPerDollar, logo, accent, LinkComponent }}>
      {children}
    </SettingsContext.Provider>
  );
}

/** The settings given by the nearest UiSettingsProvider. Throws where there is none. */
export function useUiSettings(): UiSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('UiSettingsProvider is missing above this component.');
  return settings;
}

/** Numbers, coins, money and times as the chosen language writes them. */
export function useFormat(): Format {
  return formatOf(useUiSettings().language);
}

/** Says what coins are worth: dollars from whole cents, behind taka where the owner of the installation set a rate. */
export function useCoinValue(): (cents: number) => string {
  const { takaPerDollar } = useUiSettings();
  const format = useFormat();
  return (cents) =>
    takaPerDollar ? `${format.taka(cents, takaPerDollar)} · ${format.dollars(cents)}` : format.dollars(cents);
}

/** A link through the program's own LinkComponent, or a plain anchor. */
export function Link(props: LinkProps) {
  const { LinkComponent } = useUiSettings();
  return LinkComponent ? <LinkComponent {...props} /> : <a {...props} />;
}
