import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

/**
 * The index of the row under the pointer. A lifted finger leaves its row selected until the next touch; Escape clears
 * the selection.
 */
export function useHoveredIndex(ref: RefObject<HTMLElement | null>, nearest: (x: number) => number) {
  const [pointed, setPointed] = useState<number>();
  const isPointed = pointed !== undefined;

  useEffect(() => {
    if (!isPointed) return undefined;
    const forget = ({ type, key, target }: Event & { key?: string }) => {
      if (type === 'keydown' ? key === 'Escape' : !ref.current?.contains(target as Node)) setPointed(undefined);
    };
    document.addEventListener('keydown', forget);
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('keydown', forget);
      document.removeEventListener('pointerdown', forget);
    };
  }, [isPointed, ref]);

  const point = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) =>
    setPointed(nearest(clientX - currentTarget.getBoundingClientRect().left));
  return {
    pointed,
    listeners: {
      onPointerDown: point,
      onPointerMove: point,
      onPointerCancel: () => setPointed(undefined),
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setPointed(undefined),
    },
  };
}
