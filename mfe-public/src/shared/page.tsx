import { Container } from '@kaaj/ui';
import { type ReactNode } from 'react';
import styles from './page.module.css';

/** The room of a page that is not made of full-width bands. */
export function Page({ children }: { readonly children: ReactNode }) {
  return <Container className={styles.page}>{children}</Container>;
}
