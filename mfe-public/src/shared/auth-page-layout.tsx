import { Card, Container } from '@kaaj/ui';
import { HeroDrawing, type HeroDrawingName } from '@kaaj/ui/drawings';
import { type ReactNode } from 'react';
import styles from './auth-page-layout.module.css';

interface Props {
  readonly title: string;
  readonly lead: ReactNode;
  /** Shown beside the form where there is room. */
  readonly drawing: HeroDrawingName;
  readonly children: ReactNode;
  /** Below the card. */
  readonly footer?: ReactNode;
}

/** A page with one form: signing in, signing up and what belongs to them. */
export function AuthPageLayout({ title, lead, drawing, children, footer }: Props) {
  return (
    <Container className={styles.page}>
      <div className={styles.side}>
        <Card padding="large" className={styles.card}>
          <header className={styles.heading}>
            <h1>{title}</h1>
            <p className="k-lead">{lead}</p>
          </header>
          {children}
        </Card>
        {footer}
      </div>
      <div className={styles.drawing}>
        <HeroDrawing name={drawing} />
      </div>
    </Container>
  );
}
