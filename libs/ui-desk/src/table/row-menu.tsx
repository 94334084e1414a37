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
  const close = () => panel.current?.hidePopover?.();
  const place = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const opener = currentTarget.previousElementSibling?.getBoundingClientRect();
    if (newState !== 'open' || !opener) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = opener.bottom + LINE * (currentTarget.childElementCount + 0.5) < clientHeight;
    currentTarget.style.right = `${clientWidth - opener.right}px`;
    currentTarget.style.top = below ? `${opener.bottom}px` : 'auto';
    currentTarget.style.bottom = below ? 'auto' : `${clientHeight - opener.top}px`;
    // It would stay where it is.
    window.addEventListener('scroll', close, { once: true, capture: true });
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
