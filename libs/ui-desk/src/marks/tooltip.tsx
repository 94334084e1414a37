import { Tooltip as AntdTooltip } from 'antd';
import { type ComponentRef, type PropsWithChildren, type ReactElement, useRef, useState } from 'react';

export const HOVER_AND_FOCUS: ('hover' | 'focus')[] = ['hover', 'focus'];

interface TooltipProps {
  /** A button of `@kaaj/ui` with a sign and a text. */
  children: ReactElement<PropsWithChildren>;
}

/** A button's text while there is room for its sign alone: for the mouse and the keyboard, antd's tooltip. */
export function Tooltip({ children }: TooltipProps) {
  const tip = useRef<ComponentRef<typeof AntdTooltip>>(null);
  const [open, setOpen] = useState(false);
  /** Pages take the text out of sight, each at its own widths. */
  const signAlone = () => {
    const text = tip.current?.nativeElement.querySelector('.k-button__text');
    return Boolean(text && getComputedStyle(text).position === 'absolute');
  };
  return (
    <AntdTooltip
      ref={tip}
      title={children.props.children}
      trigger={HOVER_AND_FOCUS}
      open={open}
      onOpenChange={(wanted) => setOpen(wanted && signAlone())}
      destroyOnHidden
    >
      {children}
    </AntdTooltip>
  );
}
