import { useTranslation } from 'react-i18next';
import { changeLanguage, currentLanguage, i18n, type Language } from './i18n';

export function useLanguage(): { language: Language; changeLanguage: (language: Language) => Promise<void> } {
  useTranslation(undefined, { i18n });
  return { language: currentLanguage(), changeLanguage };
}
