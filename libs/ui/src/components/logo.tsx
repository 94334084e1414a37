import { Link, useUiSettings } from '../settings/ui-settings';
import { classes } from './classes';

/** Kaaj's mark: the headline that every Bangla word hangs from, and a tick hanging from it. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false" className="k-logo__mark">
      <rect width="32" height="32" rx="9" fill="var(--k-accent)" />
      <path
        d="M7 10.5h18M19.5 10.5v12.5l-8.5-6.5"
        fill="none"
        stroke="var(--k-on-accent)"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="9.6" cy="22.6" r="2.3" fill="var(--k-coin)" />
    </svg>
  );
}

export interface LogoProps {
  /** The product's name as the reader's language writes it. */
  name: string;
  /** Makes the logo a link. */
  href?: string;
  className?: string;
}

export function Logo({ name, href, className }: LogoProps) {
  const { logo } = useUiSettings();
  const content = (
    <>
      {logo ? <img src={logo} alt="" height={32} className="k-logo__picture" /> : <LogoMark />}
      <span className="k-logo__name">{name}</span>
    </>
  );
  return href ? (
    <Link href={href} className={classes('k-logo', className)}>
      {content}
    </Link>
  ) : (
    <span className={classes('k-logo', className)}>{content}</span>
  );
}
