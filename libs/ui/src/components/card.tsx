import { type HTMLAttributes, type ReactNode } from 'react';
import { useFormat } from '../settings/ui-settings';
import { classes } from './classes';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** `flat` has a line and no shadow; `quiet` sits in the page; `accent` is highlighted. */
  tone?: 'raised' | 'flat' | 'quiet' | 'accent';
  padding?: 'none' | 'small' | 'medium' | 'large';
}

export function Card({ as: Tag = 'div', tone = 'raised', padding = 'medium', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classes('k-card', `k-card--${tone}`, `k-card--pad-${padding}`, className)} />;
}

export interface StatProps {
  /** What is counted. */
  label: string;
  /** A number is written in the reader's digits; anything else is rendered unchanged (a CoinAmount, Money, "500+"). */
  value: ReactNode;
  /** A word below, for example what the figure covers. */
  hint?: ReactNode;
  /** The change against the previous period; nothing if unknown. */
  change?: ReactNode;
}

/** One figure that matters, with its name. */
export function Stat({ label, value, hint, change }: StatProps) {
  const format = useFormat();
  return (
    <div className="k-stat">
      <dl className="k-stat__body">
        <dt className="k-stat__label">{label}</dt>
        <dd className="k-stat__value k-number">{typeof value === 'number' ? format.number(value) : value}</dd>
        {hint && <dd className="k-stat__hint">{hint}</dd>}
        {change && <dd className="k-stat__hint">{change}</dd>}
      </dl>
    </div>
  );
}

export function StatRow({ children }: { children: ReactNode }) {
  return <div className="k-stat-row">{children}</div>;
}
