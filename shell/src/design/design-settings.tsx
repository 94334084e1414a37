import { UiSettingsProvider, type LinkProps } from '@kaaj/ui';
import { Link, useCommonMessages, useLanguage, useTheme } from '@kaaj/web-kit';
import { useMemo, type PropsWithChildren } from 'react';

const InnerLink = ({ href, ...rest }: LinkProps) => <Link to={href} {...rest} />;

/** Tells the design system the theme, the language, its few words and how links navigate here. */
export function DesignSettings({ children }: PropsWithChildren) {
  const { theme } = useTheme();
  const { language } = useLanguage();
  const t = useCommonMessages();
  const texts = useMemo(
    () => ({
      coins: t('ui.coins'),
      loading: t('state.loading'),
      close: t('action.close'),
      previous: t('ui.previous'),
      next: t('ui.next'),
      pause: t('ui.pause'),
      play: t('ui.play'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
    }),
    [t],
  );
  return (
    <UiSettingsProvider theme={theme} language={language} texts={texts} LinkComponent={InnerLink}>
      {children}
    </UiSettingsProvider>
  );
}
