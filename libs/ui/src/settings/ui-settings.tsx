import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type ReactNode } from 'react';
import { type BrandAccent, type ThemeName } from '../tokens/tokens';
import { formatOf, type Format, type Language } from './format';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Texts that components need everywhere; they come from the app's message catalogue. */
export interface UiTexts {
  /** The unit after a number of coins, for screen readers. */
  coins: string;
  loading: string;
  /** Label of the button that retries a failed load. */
  retry: string;
  required: string;
  /** The button at the end of a list with more pages. */
  loadMore: string;
  /** The error when the next page failed to load. */
  moreFailed: string;
  /** The error in place of a chart that failed to load. */
  chartFailed: string;
  cancel: string;
  close: string;
  /** The button that selects the columns of a table. */
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
  /** The name of the platform in the browser's tab, where the owner of the installation set one. */
  platform?: string | undefined;
  /** Taka for a dollar, where the owner of the installation set a rate. */
  takaPerDollar?: number | undefined;
  /** Address of the logo, where the owner of the installation set one. */
  logo?: string | undefined;
  /** The accent colour, where the owner of the installation set one. */
  accent?: BrandAccent | undefined;
  /** Renders an internal link; a plain anchor when absent. */
  LinkComponent?: ComponentType<LinkProps>;
}

const SettingsContext = createContext<UiSettings | null>(null);

/** Provides language, theme and common texts to all components below. */
export function UiSettingsProvider({ children, ...settings }: UiSettings & { children: ReactNode }) {
  const { language, theme, texts, platform, takaPerDollar, logo, accent, LinkComponent } = settings;
  return (
    <SettingsContext.Provider value={{ language, theme, texts, platform, takaPerDollar, logo, accent, LinkComponent }}>
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

/** Formats the value of coins: dollars from whole cents, or taka when the owner set a rate. */
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
