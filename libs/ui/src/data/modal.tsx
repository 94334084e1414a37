import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../components/button';
import { CloseIcon } from '../icons/icons';
import { useUiSettings } from '../settings/ui-settings';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the end; none when absent. */
  footer?: ReactNode;
  /** Width in px; never wider than the screen. */
  width?: number;
}

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/**
 * Closes by Escape, by a click outside and by its close button; gives the focus back to where it came from. It is no
 * native dialog, because the browser draws those above everything, toasts and confirmations included.
 */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? createPortal(<OpenModal {...rest} />, document.body) : null;
}

function OpenModal({ onClose, title, children, footer, width = 560 }: Omit<ModalProps, 'open'>) {
  const { texts } = useUiSettings();
  const titleId = useId();
  const dialog = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  useFocusInside(dialog);
  useStillPage();

  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key === 'Tab') keepInside(event, dialog.current);
  };
  /** A click that began inside, as when text is selected, does not count. */
  const press = (event: MouseEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const release = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) onClose();
  };
  return (
    <div className="k-modal" onMouseDown={press} onClick={release}>
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="k-modal__dialog"
        style={{ maxWidth: width }}
        onKeyDown={keys}
      >
        <div className="k-modal__head">
          <h2 id={titleId} className="k-modal__title">
            {title}
          </h2>
          <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className="k-modal__body">{children}</div>
        {footer && <div className="k-modal__foot">{footer}</div>}
      </div>
    </div>
  );
}

/** Takes the focus, keeps what lies behind out of reach, and gives the focus back. */
function useFocusInside(dialog: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const opener = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const behind = opener?.closest<HTMLElement>('body > *');
    dialog.current?.focus();
    if (behind) behind.inert = true;
    return () => {
      if (behind) behind.inert = false;
      opener?.focus();
    };
  }, [dialog]);
}

/** The page behind does not scroll. */
function useStillPage(): void {
  useEffect(() => {
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = overflow;
    };
  }, []);
}

function keepInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const inside = [...(dialog?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const first = inside[0];
  const last = inside.at(-1);
  const leaving = event.shiftKey ? [first, dialog] : [last];
  if (!leaving.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
