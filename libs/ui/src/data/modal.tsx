import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../components/button';
import { classes } from '../components/classes';
import { ClickShield } from '../components/click-shield';
import { useModalDialog } from '../focus/use-modal-dialog';
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
  /** It does not rise into its place. */
  still?: boolean;
  /** On phones it is a sheet at the lower edge of the screen. */
  sheet?: boolean;
}

/** Closes by Escape, by a click outside and by its close button; returns the focus. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? createPortal(<OpenModal {...rest} />, document.body) : null;
}

function OpenModal({
  onClose,
  title,
  children,
  footer,
  width = 560,
  still = false,
  sheet = false,
}: Omit<ModalProps, 'open'>) {
  const { texts } = useUiSettings();
  const titleId = useId();
  const dialog = useModalDialog(onClose);
  const pressedOutside = useRef(false);

  /** A click that began inside, as when text is selected, does not count. */
  const press = (event: MouseEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const release = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classes('k-modal', sheet && 'k-modal--sheet')}
      onMouseDown={press}
      onClick={release}
    >
      <div className={classes('k-modal__dialog', still && 'k-modal__dialog--still')} style={{ maxWidth: width }}>
        <div className="k-modal__head">
          <h2 id={titleId} className="k-modal__title">
            {title}
          </h2>
          <IconButton label={texts.close} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div className="k-modal__body">{children}</div>
        {footer && <div className="k-modal__foot">{footer}</div>}
      </div>
      <ClickShield />
    </dialog>
  );
}
