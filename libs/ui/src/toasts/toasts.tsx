import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../components/button';
import { CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon, XCircleIcon } from '../icons/icons';
import { useHydrated } from '../settings/use-hydrated';
import { useUiSettings } from '../settings/ui-settings';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

export interface ToastsProps {
  /** The oldest first. */
  toasts: readonly Toast[];
  /** Its time is over, or somebody closed it. */
  onGone: (id: number) => void;
}

/**
 * How long a sentence can be seen, in milliseconds, unless somebody's pointer or focus has come to one: time in which the page
 * is behind another, or too busy to draw anything, is none of it.
 */
export const TOAST_MS = 5_000;
const TICK_MS = 250;
const MOST = 4;

const icons = { success: CheckCircleIcon, error: XCircleIcon, warning: WarningIcon, info: InfoIcon } as const;
const isUrgent = ({ kind }: Toast) => kind === 'error' || kind === 'warning';

/**
 * Sentences at the top right, in front of everything, each for TOAST_MS. Screen readers say a warning at once and the others
 * when they have finished a sentence; the two places that they listen to are there before the first toast is. One that comes under a
 * resting pointer goes all the same: it may lie over what is wanted next.
 */
export function Toasts({ toasts, onGone }: ToastsProps) {
  const hydrated = useHydrated();
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  // No browser says that a pointer or the focus left what is gone.
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
    document.body,
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
    // A busy page misses ticks, so that a timer for the whole would end before anybody has seen a word on a slow phone.
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
