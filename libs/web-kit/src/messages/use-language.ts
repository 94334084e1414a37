import { useSyncExternalStore } from 'react';
import { changeLanguage, currentLanguage, onLanguageChange, type Language } from './languages';

export function useLanguage(): { language: Language; changeLanguage: (language: Language) => Promise<void> } {
  return { language: useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage), changeLanguage };
}
