import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { raiseToasts } from '../toasts/toast-host';
import { focusOrigin, restoreFocus } from './opener';

/** Opens the `<dialog>` above everything while it is mounted, and gives the focus back to what opened it. */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const closed = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const opener = focusOrigin();
    // React's own handler would also hear the close() below.
    const hear = () => closed();
    element.showModal();
    element.focus();
    element.addEventListener('close', hear);
    raiseToasts();
    return () => {
      element.removeEventListener('close', hear);
      element.close();
      raiseToasts();
      restoreFocus(opener);
    };
  }, []);
  return dialog;
}
