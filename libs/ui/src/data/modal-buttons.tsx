import { type ReactNode } from 'react';
import { Button } from '../components/button';
import { Row } from '../components/layout';

interface ModalButtonsProps {
  cancel: string;
  onCancel: () => void;
  /** The confirming button. */
  children: ReactNode;
}

/** The end of a form in a modal: away from it, or ahead. */
export function ModalButtons({ cancel, onCancel, children }: ModalButtonsProps) {
  return (
    <Row gap={3} justify="end" className="k-modal-buttons">
      <Button variant="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </Row>
  );
}
