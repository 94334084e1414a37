import { type ReactNode } from 'react';
import { useUiSettings } from '../settings/ui-settings';
import { classes } from './classes';

export interface SkeletonBoxProps {
  width?: number | string;
  height?: number | string;
  round?: boolean;
  className?: string;
}

export function SkeletonBox({ width = '100%', height = '1em', round = false, className }: SkeletonBoxProps) {
  return <span className={classes('k-skeleton', round && 'k-skeleton--round', className)} style={{ width, height }} />;
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="k-skeleton-text">
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonBox key={line} width={line === lines - 1 && lines > 1 ? '62%' : '100%'} height="0.8em" />
      ))}
    </span>
  );
}

/** Wraps skeletons: announces "loading" once to screen readers. */
export function SkeletonRegion({ children, className }: { children: ReactNode; className?: string }) {
  const { texts } = useUiSettings();
  return (
    <div className={className} role="status" aria-busy="true">
      <span className="k-visually-hidden">{texts.loading}</span>
      <div aria-hidden="true" className="k-loading">
        {children}
      </div>
    </div>
  );
}

/** In the place of a card that loads. */
export function LoadingCard({ lines = 3 }: { lines?: number }) {
  return (
    <SkeletonRegion>
      <div className="k-card k-card--pad-medium">
        <SkeletonBox width="55%" height="1.3em" />
        <div className="k-skeleton-gap" />
        <SkeletonText lines={lines} />
      </div>
    </SkeletonRegion>
  );
}

export interface SkeletonRowsProps {
  rows?: number;
  columns?: number;
}

/** Placeholder rows of a table, with the height of real rows. */
export function SkeletonRows({ rows, columns = 4 }: SkeletonRowsProps) {
  return (
    <LoadingRows rows={rows}>
      {Array.from({ length: columns }, (_, column) => (
        <SkeletonBox key={column} width={column === 0 ? '70%' : '50%'} height="0.9em" />
      ))}
    </LoadingRows>
  );
}

/** As many placeholder rows as expected, each with these children. */
export function LoadingRows({ rows = 5, children }: { rows?: number; children: ReactNode }) {
  return (
    <SkeletonRegion className="k-skeleton-rows">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="k-skeleton-rows__row">
          {children}
        </div>
      ))}
    </SkeletonRegion>
  );
}
