import { type CSSProperties, type ElementType, type ReactNode } from 'react';
import { type space } from '../tokens/tokens';
import { classes } from './classes';

export type Space = keyof typeof space;

interface BoxProps {
  as?: ElementType;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children?: ReactNode;
}

const gapStyle = (gap: Space): CSSProperties => ({ gap: `var(--k-space-${gap})` });

/** The page's measure: centred, with room at both sides. `narrow` for forms and reading. */
export function Container({
  as: Tag = 'div',
  width = 'wide',
  className,
  ...rest
}: BoxProps & { width?: 'wide' | 'medium' | 'narrow' }) {
  return <Tag {...rest} className={classes('k-container', `k-container--${width}`, className)} />;
}

/** Children below each other. */
export function Stack({
  as: Tag = 'div',
  gap = 4,
  align,
  className,
  ...rest
}: BoxProps & { gap?: Space; align?: 'start' | 'center' | 'end' }) {
  return <Tag {...rest} className={classes('k-stack', align && `k-align-${align}`, className)} style={gapStyle(gap)} />;
}

/** Children in a row that wraps. */
export function Row({
  as: Tag = 'div',
  gap = 3,
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: BoxProps & {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
}) {
  return (
    <Tag
      {...rest}
      className={classes('k-row', `k-align-${align}`, `k-justify-${justify}`, className)}
      style={gapStyle(gap)}
    />
  );
}

/** Equal columns: as many as fit at `min` px each, and no more than `max`. */
export function Grid({
  as: Tag = 'div',
  min = 260,
  max = 4,
  gap = 5,
  align,
  className,
  ...rest
}: BoxProps & { align?: 'start' | 'center'; min?: number; max?: 1 | 2 | 3 | 4 | 6; gap?: Space }) {
  const style = { ...gapStyle(gap), '--k-grid-min': `${min}px`, '--k-grid-max': max } as CSSProperties;
  return <Tag {...rest} className={classes('k-grid', align && `k-align-${align}`, className)} style={style} />;
}

/** Four equal things: side by side, two by two or one by one, never three and one. */
export function GridOfFour({ as: Tag = 'div', className, ...rest }: BoxProps) {
  return (
    <div className={classes('k-grid-of-four', className)}>
      <Tag {...rest} />
    </div>
  );
}

/** A band of the page with room above and below. */
export function Section({
  as: Tag = 'section',
  tone = 'plain',
  className,
  ...rest
}: BoxProps & { tone?: 'plain' | 'sunken' | 'accent' }) {
  return <Tag {...rest} className={classes('k-section', `k-section--${tone}`, className)} />;
}

/** Visible to screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: BoxProps) {
  return <Tag {...rest} className="k-visually-hidden" />;
}

/** The first stop of the keyboard: jumps over the frame to the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a href={href} className="k-skip-link">
      {children}
    </a>
  );
}
