import { useEffect, useRef, type ReactNode } from 'react';

export interface RowNameProps {
  /** Somebody was led to this very row. */
  wanted: boolean;
  children: ReactNode;
}

/** What a row of a list is called by: of the one that somebody was led to it is in bold, and in sight. */
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
