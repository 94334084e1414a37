import { classes, useBelow } from '@kaaj/ui';
import { type ReactNode } from 'react';
import styles from './snap-row.module.css';

export interface SnapRowProps {
  readonly as: 'ol' | 'ul' | 'div';
  /** The id of what names it. */
  readonly labelledBy: string;
  readonly className?: string | undefined;
  /** Each marked with `data-snap`. */
  readonly children: ReactNode;
}

/** On a phone things side by side, which a finger or the arrow keys move and which come to rest one by one; elsewhere as `className` has them. */
export function SnapRow({ as: Tag, labelledBy, className, children }: SnapRowProps) {
  const narrow = useBelow('medium');
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
