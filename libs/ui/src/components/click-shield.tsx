import { classes } from './classes';

interface ClickShieldProps {
  /** Covers the positioned element around it instead of the screen. */
  around?: boolean;
}

/**
 * Ignores clicks for 300 ms after it is mounted: the second click of a double click must not hit a new element under
 * the pointer. Keys are not affected.
 */
export function ClickShield({ around = false }: ClickShieldProps) {
  return <div className={classes('k-click-shield', around && 'k-click-shield--around')} aria-hidden="true" />;
}
