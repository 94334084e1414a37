import { UiSettingsProvider, type LinkProps } from '@kaaj/ui';
import { Link, useLanguage, useSettings, useTheme, useUiTexts } from '@kaaj/web-kit';
import { type PropsWithChildren } from 'react';

const InnerLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** Tells the design system the theme, the language, its few words and how links navigate here. */
export function DesignSettings({ children }: PropsWithChildren) {
  const { theme } = useTheme();
  const { language } = useLanguage();
  const texts = useUiTexts();
  const takaPerDollar = useSettings()?.takaPerDollar ?? undefined;
  return (
    <UiSettingsProvider
      theme={theme}
      language={language}
      texts={texts}
      takaPerDollar={takaPerDollar}
      LinkComponent={InnerLink}
    >
      {children}
    </UiSettingsProvider>
  );
}
