import { PLATFORM_NAMES } from '@kaaj/contract';
import { useEffect } from 'react';
import { platformName, useBrand } from '../brand/brand';
import { useLanguage } from '../messages/use-language';

/** Names the page in the browser's tab: "Sign In | Kaaj". */
export function usePageTitle(title: string): void {
  const brand = useBrand();
  const { language } = useLanguage();
  const name = brand ? platformName(language, brand) : PLATFORM_NAMES.en;
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
}
