import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../components/button';
import { Modal } from './modal';

export interface QuestionProps {
  title: ReactNode;
  text?: ReactNode;
  /** The words on the two buttons. */
  ok: string;
  cancel: string;
  /** The action takes something away: the focus is on the button that leaves everything as it is. */
  danger?: boolean;
  /** True when the person agrees, false when they cancel or close. */
  onAnswer: (yes: boolean) => void;
}

/** A confirm dialog. It has its final position from the first frame on, so that a quick press hits its button. */
export function ConfirmDialog({ title, text, ok, cancel, danger = false, onAnswer }: QuestionProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [no, yes] = buttons.current?.querySelectorAll('button') ?? [];
    (danger ? no : yes)?.focus();
  }, [danger]);
  return (
    <Modal
      open
      still
      title={title}
      width={440}
      onClose={() => onAnswer(false)}
      footer={
        <div ref={buttons} className="k-question__buttons">
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            {cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {ok}
          </Button>
        </div>
      }
    >
      {text}
    </Modal>
  );
}
