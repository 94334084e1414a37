import { useEffect, useRef, type ReactNode } from 'react';

export interface RowNameProps {
  /** A link led to this row. */
  wanted: boolean;
  children: ReactNode;
}

/** The name of a row; bold, and scrolled into view, when a link led to this row. */
export function RowName({ wanted, children }: RowNameProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) place.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  if (!wanted) return children;
  return (
    <strong ref={place} aria-current>
      {children}
    </strong>
  );
}
