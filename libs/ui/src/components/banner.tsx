import { type ReactNode } from 'react';
import { CheckCircleIcon, InfoIcon, OfflineIcon, WarningIcon, XCircleIcon } from '../icons/icons';
import { classes } from './classes';

const icons = {
  info: InfoIcon,
  warn: WarningIcon,
  error: XCircleIcon,
  good: CheckCircleIcon,
  offline: OfflineIcon,
} as const;

export interface BannerProps {
  kind?: keyof typeof icons;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** A strip across the whole page, as for being offline: at its end, and at the end of the screen until then. */
  strip?: boolean;
}

/** A sentence that stays: errors are announced at once, everything else when the reader pauses. */
export function Banner({ kind = 'info', title, children, action, strip = false }: BannerProps) {
  const BannerIcon = icons[kind];
  return (
    <div
      className={classes('k-banner', `k-banner--${kind}`, strip && 'k-banner--strip')}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <BannerIcon size={20} />
      <div className="k-banner__words">
        {title && <strong className="k-banner__title">{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className="k-banner__action">{action}</div>}
    </div>
  );
}
