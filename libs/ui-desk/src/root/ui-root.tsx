import { useReducedMotion, type Language, type ThemeName } from '@kaaj/ui';
import { App, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import bnBD from 'antd/es/locale/bn_BD';
import { type ReactNode } from 'react';
import { antdThemeOf } from './theme';

const locales = { en: enUS, bn: bnBD };
const themes = { light: antdThemeOf('light'), dark: antdThemeOf('dark') };
/** antd's popups wait for the end of their animation, so people who want less motion get none instead of a short one. */
const stillThemes = { light: antdThemeOf('light', false), dark: antdThemeOf('dark', false) };
export interface UiRootProps {
  theme: ThemeName;
  language: Language;
  children: ReactNode;
}

/** antd for the page that stands in it: theme, language, confirmations. */
export function UiRoot({ theme, language, children }: UiRootProps) {
  const still = useReducedMotion();
  return (
    <ConfigProvider theme={(still ? stillThemes : themes)[theme]} locale={locales[language]} wave={{ disabled: true }}>
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
