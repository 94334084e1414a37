import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../components/button';
import { classes } from '../components/classes';
import { ClickShield } from '../components/click-shield';
import { focusOrigin, restoreFocus } from '../focus/opener';
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

type Ref = { readonly current: HTMLElement | null };

const stops = ['a[href]', 'button', 'input', 'select', 'textarea', '[tabindex="0"]']
  .map((stop) => `${stop}:not(:disabled, [tabindex="-1"])`)
  .join();

/**
 * Closes by Escape, by a click outside and by its close button; returns the focus. Not a native dialog, because
 * browsers draw those above everything, also above toasts and confirmations.
 */
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
  const dialog = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  useFocusInside(dialog);
  useStillPage();
  useKeys(dialog, onClose);

  /** A click that began inside, as when text is selected, does not count. */
  const press = (event: MouseEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const release = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) onClose();
  };
  return (
    <div className={classes('k-modal', sheet && 'k-modal--sheet')} onMouseDown={press} onClick={release}>
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={classes('k-modal__dialog', still && 'k-modal__dialog--still')}
        style={{ maxWidth: width }}
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
      <ClickShield />
    </div>
  );
}

/** What stays in front of every modal. */
const IN_FRONT = '.k-toasts, .ant-modal-root';

/** Takes the focus, keeps what lies behind out of reach, and gives the focus back. */
function useFocusInside(dialog: Ref): void {
  useLayoutEffect(() => {
    const opener = focusOrigin();
    const own = dialog.current?.closest('body > *');
    const behind = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== own && !element.inert && !isInFront(element),
    );
    dialog.current?.focus();
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
      restoreFocus(opener);
    };
  }, [dialog]);
}

const isInFront = (element: Element) => element.matches(IN_FRONT) || element.querySelector(IN_FRONT) !== null;

let open = 0;
let scrolled = '';

/** The page behind does not scroll, however many modals are open and whichever closes first. */
function useStillPage(): void {
  useEffect(() => {
    if (open === 0) scrolled = document.body.style.overflow;
    open += 1;
    document.body.style.overflow = 'hidden';
    return () => {
      open -= 1;
      if (open === 0) document.body.style.overflow = scrolled;
    };
  }, []);
}

/**
 * Listens to the keys of the whole page while it is the topmost dialog: in Safari, and when a used button is removed,
 * the focus is with the page. A layout effect, because an effect after the first paint would miss an immediate Escape.
 */
function useKeys(dialog: Ref, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const top = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    if (event.defaultPrevented || event.isComposing || top !== dialog.current) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Tab') keepInside(event, dialog.current);
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

function keepInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const inside = [...(dialog?.querySelectorAll<HTMLElement>(stops) ?? [])];
  const first = inside[0];
  const last = inside.at(-1);
  const focused = document.activeElement;
  const outside = !dialog?.contains(focused);
  const leaving = event.shiftKey ? focused === first || focused === dialog : focused === last;
  if (!leaving && !outside) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
