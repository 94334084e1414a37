import { ClickShield, IconButton, useModalDialog } from '@kaaj/ui';
import { CloseIcon } from '@kaaj/ui/icons';
import { useCommonMessages } from '@kaaj/web-kit';
import { useId, type MouseEvent, type ReactNode } from 'react';
import styles from './drawer.module.css';
import { LanguageButton } from './language-button';
import { ThemeButton } from './theme-button';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/**
 * A menu that slides in from the left edge, with the settings at its end. Closes by Escape, by a click outside and by
 * its close button; returns the focus to the button that opened it.
 */
export function Drawer({ open, ...rest }: Props) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, title, children }: Omit<Props, 'open'>) {
  const dialog = useModalDialog(onClose);
  const titleId = useId();
  const t = useCommonMessages();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog ref={dialog} tabIndex={-1} className={styles.drawer} aria-labelledby={titleId} onClick={closeOutside}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label={t('action.close')} icon={<CloseIcon size={20} />} onClick={onClose} />
        </div>
        {children}
        <div className={styles.settings}>
          <ThemeButton />
          <LanguageButton />
        </div>
      </div>
      <ClickShield />
    </dialog>
  );
}
