import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../components/button';
import { CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon, XCircleIcon } from '../icons/icons';
import { useHydrated } from '../settings/use-hydrated';
import { useUiSettings } from '../settings/ui-settings';
import { toastHost } from './toast-host';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

export interface ToastsProps {
  /** The oldest first. */
  toasts: readonly Toast[];
  /** The toast has expired, or was closed. */
  onGone: (id: number) => void;
}

/**
 * How long a toast is visible, in milliseconds. The timer stops while the pointer or focus is on a toast, while the
 * page is in the background, or too busy to render.
 */
export const TOAST_MS = 5_000;
const TICK_MS = 250;
const MOST = 4;

const icons = { success: CheckCircleIcon, error: XCircleIcon, warning: WarningIcon, info: InfoIcon } as const;
const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'warning';

/**
 * Toasts at the top right, above everything, each for TOAST_MS. Screen readers announce warnings at once and others
 * politely; both live regions exist before the first toast. A toast that appears under a resting pointer expires
 * anyway: it may cover the next target.
 */
export function Toasts({ toasts, onGone }: ToastsProps) {
  const hydrated = useHydrated();
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  // Browsers send no leave or blur event for a removed element.
  const gone = (id: number) => {
    release();
    onGone(id);
  };
  const shown = toasts.slice(-MOST);
  const show = (toast: Toast) => <ToastCard key={toast.id} toast={toast} held={held} onGone={gone} />;
  if (!hydrated) return null;
  return createPortal(
    <div className="k-toasts" onPointerMove={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <div aria-live="assertive">{shown.filter(isUrgent).map(show)}</div>
      <div aria-live="polite">{shown.filter((toast) => !isUrgent(toast)).map(show)}</div>
    </div>,
    toastHost(),
  );
}

interface CardProps {
  readonly toast: Toast;
  readonly held: boolean;
  readonly onGone: (id: number) => void;
}

function ToastCard({ toast: { id, kind, text }, held, onGone }: CardProps) {
  const { texts } = useUiSettings();
  const left = useRef(TOAST_MS);
  const go = useEffectEvent(() => onGone(id));
  useEffect(() => {
    if (held) return;
    // A busy page skips ticks. One timer for the whole time could end before a slow phone has rendered the toast.
    const ticks = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      left.current -= TICK_MS;
      if (left.current <= 0) go();
    }, TICK_MS);
    return () => clearInterval(ticks);
  }, [held]);
  const Icon = icons[kind];
  return (
    <div className={`k-toast k-toast--${kind}`}>
      <Icon size={22} />
      <p className="k-toast__text">{text}</p>
      <IconButton label={texts.close} icon={<CloseIcon size={18} />} onClick={() => onGone(id)} />
    </div>
  );
}
