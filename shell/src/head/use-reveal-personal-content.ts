import { useLayoutEffect } from 'react';
import './known-person.module.css';

/** Once the page is drawn for whom it is for, nothing of it is hidden any more (theme.js hid it). */
export function useRevealPersonalContent(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.person;
    delete document.documentElement.dataset.brand;
  }, []);
}
