import { UiSettingsProvider, type LinkProps } from '@kaaj/ui';
import { useSettings } from '@kaaj/page-kit';
import {
  Link,
  platformName,
  stateAlong,
  takeBrand,
  useBrand,
  useLanguage,
  useLocation,
  useTheme,
  useUiTexts,
} from '@kaaj/web-kit';
import { type PropsWithChildren, useEffect } from 'react';

function InnerLink({ href, ...rest }: LinkProps & { readonly 'data-leads-on-to'?: string }) {
  const from = useLocation();
  const wanted = rest['data-leads-on-to'];
  return <Link to={href} state={stateAlong({ from, to: href, wanted })} {...rest} />;
}

/** Passes theme, language, texts and navigation to the design system. */
export function DesignSettings({ children }: PropsWithChildren) {
  const { theme } = useTheme();
  const { language } = useLanguage();
  const texts = useUiTexts();
  const settings = useSettings();
  const takaPerDollar = settings?.takaPerDollar ?? undefined;
  const brand = useBrand();
  const told = settings?.brand;
  useEffect(() => {
    if (told !== undefined) takeBrand(told);
  }, [told]);
  return (
    <UiSettingsProvider
      theme={theme}
      language={language}
      texts={texts}
      platform={brand ? platformName(language, brand) : undefined}
      takaPerDollar={takaPerDollar}
      logo={brand?.logo ?? undefined}
      accent={brand?.accent ?? undefined}
      LinkComponent={InnerLink}
    >
      {children}
    </UiSettingsProvider>
  );
}
