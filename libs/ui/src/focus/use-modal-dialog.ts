import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { raiseToasts } from '../toasts/toast-host';
import { focusOrigin, restoreFocus } from './opener';

/** Opens the `<dialog>` as a modal while it is mounted, and returns the focus to its opener. */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const notifyClosed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = focusOrigin();
    // React's onClose would also run for the close() below.
    const handleClose = () => notifyClosed();
    element.showModal();
    element.focus();
    element.addEventListener('close', handleClose);
    raiseToasts();
    return () => {
      element.removeEventListener('close', handleClose);
      element.close();
      raiseToasts();
      restoreFocus(opener);
    };
  }, []);
  return dialog;
}
