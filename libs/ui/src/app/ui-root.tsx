import { App, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import bnBD from 'antd/es/locale/bn_BD';
import dayjs from 'dayjs';
import 'dayjs/locale/bn-bd';
import { useEffect, type ReactNode } from 'react';
import { type Language } from '../settings/format';
import { type ThemeName } from '../tokens/tokens';
import { useReducedMotion } from '../settings/use-media';
import { antdThemeOf } from './theme';

const locales = { en: enUS, bn: bnBD };
const themes = { light: antdThemeOf('light'), dark: antdThemeOf('dark') };
/** antd's popups wait for the end of their animation, so people who want less motion get none instead of a short one. */
const stillThemes = { light: antdThemeOf('light', false), dark: antdThemeOf('dark', false) };
const toastPlace = {
  placement: 'topRight',
  duration: 5,
  top: 76,
  maxCount: 4,
  stack: false,
  pauseOnHover: true,
} as const;

export interface UiRootProps {
  theme: ThemeName;
  language: Language;
  children: ReactNode;
}

/** The one theme provider of a page. Everything from forms, data and date-picker must be below it. */
export function UiRoot({ theme, language, children }: UiRootProps) {
  const still = useReducedMotion();
  useEffect(() => {
    dayjs.locale(language === 'bn' ? 'bn-bd' : 'en');
  }, [language]);
  return (
    <ConfigProvider
      theme={(still ? stillThemes : themes)[theme]}
      locale={locales[language]}
      getPopupContainer={popupPlace}
      wave={{ disabled: true }}
      form={{ requiredMark: markRequired }}
    >
      <App notification={toastPlace} component={false}>
        {children}
      </App>
    </ConfigProvider>
  );
}

/** Popups stay inside the landmark or dialog of what opens them, so that they are found there. */
function popupPlace(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest<HTMLElement>('[role="dialog"], main, header, aside, nav') ?? document.body;
}

/** The star comes after the label, as in the light fields. */
function markRequired(label: ReactNode, { required }: { required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span className="k-field__required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
}
