import { useEffect } from 'react';

const PRODUCT = 'Kaaj';

/** Names the page in the browser's tab: "Sign In | Kaaj". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${PRODUCT}`;
  }, [title]);
}
