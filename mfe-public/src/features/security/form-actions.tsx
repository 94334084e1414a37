import { Button, Row } from '@kaaj/ui';
import { type ReactNode } from 'react';
import { useMessages } from '../../messages';

interface OrNotNowProps {
  readonly onLeave: () => void;
  /** The submitting button. */
  readonly children: ReactNode;
}

/** The buttons of a form that can also be cancelled. */
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
