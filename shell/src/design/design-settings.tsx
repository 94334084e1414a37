import { UiSettingsProvider, type LinkProps } from '@kaaj/ui';
import { useSettings } from '@kaaj/page-kit';
import { Link, stateAlong, useLanguage, useLocation, useTheme, useUiTexts } from '@kaaj/web-kit';
import { type PropsWithChildren } from 'react';

function InnerLink({ href, ...rest }: LinkProps & { readonly 'data-leads-on-to'?: string }) {
  const from = useLocation();
  const wanted = rest['data-leads-on-to'];
  return <Link to={href} state={stateAlong({ from, to: href, wanted })} {...rest} />;
}

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
