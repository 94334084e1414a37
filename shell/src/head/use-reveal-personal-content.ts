import { useLayoutEffect } from 'react';
import './known-person.module.css';

/** Shows what theme.js hid, once the page has rendered for the right user. */
export function useRevealPersonalContent(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.person;
    delete document.documentElement.dataset.brand;
  }, []);
}
