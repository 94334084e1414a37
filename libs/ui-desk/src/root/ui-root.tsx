import { useReducedMotion, useUiSettings, type Language, type ThemeName } from '@kaaj/ui';
import { App, ConfigProvider, type ConfigProviderProps } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { localeOf } from './locale';
import { antdThemeOf } from './theme';

/** Popups render in the landmark of their trigger: outside of landmarks, landmark navigation would miss them. */
const popupContainer = (opener?: HTMLElement) =>
  opener?.closest<HTMLElement>('dialog, [role=dialog], main') ?? document.body;

const byKeyboardToo: ConfigProviderProps['tooltip'] = { trigger: ['hover', 'focus'] };

export interface UiRootProps {
  theme: ThemeName;
  language: Language;
  children: ReactNode;
}

/** antd for the page in it: theme, language, confirmations. */
export function UiRoot({ theme, language, children }: UiRootProps) {
  const still = useReducedMotion();
  const { texts, accent } = useUiSettings();
  // antd's popups wait for the end of their animation, so prefers-reduced-motion disables animations instead of
  // shortening them.
  const antdTheme = useMemo(() => antdThemeOf(theme, !still, accent?.[theme]), [theme, still, accent]);
  const locale = useMemo(() => localeOf(language, texts), [language, texts]);
  return (
    <ConfigProvider
      theme={antdTheme}
      locale={locale}
      wave={{ disabled: true }}
      tooltip={byKeyboardToo}
      getPopupContainer={popupContainer}
    >
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
