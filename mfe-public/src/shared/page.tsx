import { Container } from '@kaaj/ui';
import { type ReactNode } from 'react';
import styles from './page.module.css';

/** The container of a page without full-width bands. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <Container className={styles.page}>{children}</Container>;
}
