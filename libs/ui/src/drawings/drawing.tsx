import { type ReactNode } from 'react';

/** The inks of all drawings; they follow the theme. */
export const ink = {
  back: 'var(--k-art-back)',
  mid: 'var(--k-art-mid)',
  deep: 'var(--k-art-deep)',
  ink: 'var(--k-art-ink)',
  paper: 'var(--k-art-paper)',
  skin: 'var(--k-art-skin)',
  skin2: 'var(--k-art-skin-2)',
  clay: 'var(--k-art-clay)',
  coin: 'var(--k-coin)',
  coinEdge: 'var(--k-coin-edge)',
  coinMark: 'var(--k-coin-mark)',
} as const;

export function Drawing({
  width,
  height,
  className,
  children,
}: {
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className={className ? `k-drawing ${className}` : 'k-drawing'}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
