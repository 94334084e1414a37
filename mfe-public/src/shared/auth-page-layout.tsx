import { Card, Container, PageTitle, Stack } from '@kaaj/ui';
import { HeroDrawing, type HeroDrawingName } from '@kaaj/ui/drawings';
import { type ReactNode } from 'react';
import styles from './auth-page-layout.module.css';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** Shown next to the form on wide screens. */
  readonly drawing: HeroDrawingName;
  readonly children: ReactNode;
  /** Below the card. */
  readonly footer?: ReactNode;
}

/** The layout of pages with one form: sign-in, sign-up and related ones. */
export function AuthPageLayout({ title, lead, drawing, children, footer }: Props) {
  return (
    <Container className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Stack gap={6}>
        <Card padding="large" className={styles.card}>
          <Stack as="header" gap={2}>
            <h1>{title}</h1>
            <p className="k-lead">{lead}</p>
          </Stack>
          {children}
        </Card>
        {footer}
      </Stack>
      <div className={styles.drawing}>
        <HeroDrawing name={drawing} />
      </div>
    </Container>
  );
}
