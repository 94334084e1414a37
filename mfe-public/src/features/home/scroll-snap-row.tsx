import { classes, useIsBelow } from '@kaaj/ui';
import { type ReactNode } from 'react';
import styles from './scroll-snap-row.module.css';

export interface ScrollSnapRowProps {
  readonly as: 'ol' | 'ul' | 'div';
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly className?: string | undefined;
  /** Each marked with `data-snap`. */
  readonly children: ReactNode;
}

/** On phones a row with scroll snapping, moved by touch or arrow keys; elsewhere the layout of `className`. */
export function ScrollSnapRow({ as: Tag, labelledBy, className, children }: ScrollSnapRowProps) {
  const narrow = useIsBelow('medium');
  return (
    <Tag
      aria-labelledby={labelledBy}
      role={Tag === 'div' ? 'group' : undefined}
      tabIndex={narrow ? 0 : undefined}
      className={classes(styles.row, className)}
    >
      {children}
    </Tag>
  );
}
