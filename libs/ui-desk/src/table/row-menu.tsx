import { Button } from '@kaaj/ui';
import { MoreIcon } from '@kaaj/ui/icons';
import { type PropsWithChildren, type ToggleEvent, useId, useRef } from 'react';

interface RowMenuProps {
  /** What the row is, for its accessible name. */
  label: string;
  /** What was chosen in it is under way. */
  pending?: boolean;
}

const LINE = 44;

/**
 * More actions of a row, behind one button. A native popover: it is above the table, which would clip it, and Escape or
 * an outside click closes it.
 */
export function RowMenu({ label, pending = false, children }: PropsWithChildren<RowMenuProps>) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const scrolling = useRef<AbortController>(undefined);
  const close = () => panel.current?.hidePopover?.();
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    scrolling.current?.abort();
    const opener = currentTarget.previousElementSibling;
    if (newState !== 'open' || !opener) return;
    const { top, bottom, right } = opener.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const below = bottom + LINE * (currentTarget.childElementCount + 0.5) < clientHeight;
    currentTarget.style.right = `${clientWidth - right}px`;
    currentTarget.style.top = below ? `${bottom}px` : 'auto';
    currentTarget.style.bottom = below ? 'auto' : `${clientHeight - top}px`;
    // The menu does not move with its button. The event of a scroll that ended before the click arrives after it.
    const closeIfMoved = () => opener.getBoundingClientRect().top !== top && close();
    scrolling.current = new AbortController();
    window.addEventListener('scroll', closeIfMoved, { capture: true, signal: scrolling.current.signal });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={<MoreIcon />}
        aria-label={label}
        title={label}
        pending={pending}
        popoverTarget={id}
      />
      <div ref={panel} id={id} popover="auto" className="k-row-menu" onBeforeToggle={place} onClick={close}>
        {children}
      </div>
    </>
  );
}
