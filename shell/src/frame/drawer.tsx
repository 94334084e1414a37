import { ClickShield, focusOrigin, restoreFocus, IconButton } from '@kaaj/ui';
import { CloseIcon } from '@kaaj/ui/icons';
import { useCommonMessages } from '@kaaj/web-kit';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './drawer.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A menu that slides in from the left edge, as a native dialog. It traps the focus and closes by Escape, an outside
 * click or its close button. It returns the focus to the button that opened it, also in Safari and when the close
 * button is removed with the dialog.
 */
export function Drawer({ open, onClose, title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const t = useCommonMessages();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const opener = focusOrigin();
    element.showModal();
    return () => {
      element.close();
      restoreFocus(opener);
    };
  }, [open]);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  if (!open) return null;
  return (
    <dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId} onClose={onClose} onClick={closeOutside}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t('action.close')} icon={<CloseIcon size={20} />} onClick={onClose} />
        </div>
        {children}
      </div>
      <ClickShield />
    </dialog>
  );
}
