import { classes } from '@kaaj/ui';
import { type MenuItem } from '@kaaj/web-kit';
import styles from './menu-badge.module.css';

interface MenuBadgeProps {
  readonly useBadge: NonNullable<MenuItem['useBadge']>;
  /** On the corner of its container, instead of at the end of the line. */
  readonly corner?: boolean;
}

/** How much waits behind an entry of the menu; nothing where nothing does. */
export function MenuBadge({ useBadge, corner }: MenuBadgeProps) {
  const badge = useBadge();
  if (!badge) return null;
  return (
    <>
      <span className={classes(styles.badge, corner && styles.corner)} aria-hidden>
        {badge.text}
      </span>
      <span className="k-visually-hidden">{` ${badge.words} `}</span>
    </>
  );
}
