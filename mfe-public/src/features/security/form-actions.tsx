import { Button, Row } from '@kaaj/ui';
import { type ReactNode } from 'react';
import { useMessages } from '../../messages';

interface OrNotNowProps {
  readonly onLeave: () => void;
  /** The button that goes on. */
  readonly children: ReactNode;
}

/** The end of a form that somebody may leave as well. */
export function FormActions({ onLeave, children }: OrNotNowProps) {
  const t = useMessages();
  return (
    <Row gap={3}>
      {children}
      <Button variant="ghost" onClick={onLeave}>
        {t('security.notNow')}
      </Button>
    </Row>
  );
}
